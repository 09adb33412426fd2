import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { COUNTRY_LISTS } from "#contracts/rules/countries.ts";
import { HELD_DESTINATIONS } from "#contracts/rules/destinations/by-place.ts";
import { placeName, REGIONS } from "#contracts/rules/places.ts";
import type { Escort, Journey, Pet } from "#contracts/rules/types.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

/** The planner's fields as they are typed; a date is its text or empty. */
export type Plan = {
  species: PetType;
  breed: string;
  birthDate: string;
  chipCode: string;
  chipOn: string;
  doseOn: string;
  doseUntil: string;
  boosterOn: string;
  boosterUntil: string;
  sampleOn: string;
  sampleResult: string;
  origin: string;
  /** Where planes are changed; empty for a flight without a stop. */
  transit: string;
  destination: string;
  departure: string;
  arrival: string;
  escort: Escort;
};

export function emptyPlan(today: CalendarDate): Plan {
  return {
    species: "dog",
    breed: "",
    birthDate: "",
    chipCode: "",
    chipOn: "",
    doseOn: "",
    doseUntil: "",
    boosterOn: "",
    boosterUntil: "",
    sampleOn: "",
    sampleResult: "",
    origin: "US",
    transit: "",
    destination: "GB",
    departure: addDays(today, 120),
    arrival: addDays(today, 121),
    escort: "unknown",
  };
}

/** A plan as the rules take it. A chip's number without its day is a chip whose day is not known. */
export function petOf(plan: Plan): Pet {
  const dose = (on: string, until: string) =>
    on === "" ? [] : [{ givenOn: on, ...(until !== "" && { validUntil: until }), country: plan.origin }];
  const result = plan.sampleResult.trim() === "" ? null : Number(plan.sampleResult.replace(",", "."));
  return {
    species: plan.species,
    ...(plan.breed.trim() !== "" && { breed: plan.breed.trim() }),
    ...(plan.birthDate !== "" && { birthDate: plan.birthDate }),
    microchips: plan.chipCode.trim() === "" ? [] : [{ code: plan.chipCode.trim(), on: plan.chipOn || null }],
    rabiesDoses: [...dose(plan.doseOn, plan.doseUntil), ...dose(plan.boosterOn, plan.boosterUntil)],
    samples:
      plan.sampleOn === ""
        ? []
        : [{ drawnOn: plan.sampleOn, result: Number.isFinite(result) ? result : null }],
    records: [],
  };
}

export function journeyOf(plan: Plan): Journey {
  const { origin, transit, destination, departure, arrival, escort } = plan;
  return {
    origin,
    transits: transit === "" ? [] : [transit],
    destination,
    departure,
    arrival,
    escort,
  };
}

/** What keeps a plan from being judged; null when nothing does. */
export function faultOf(plan: Plan): "badDate" | "order" | null {
  const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDate(plan.departure) || !isDate(plan.arrival)) return "badDate";
  return plan.arrival < plan.departure ? "order" : null;
}

type Choice = { value: string; label: string };

const choice = (code: string): Choice => ({ value: code, label: placeName(code) });
const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, "en");

/** Where a journey can start: every country that stands on a list, on either side, and every region. */
export const ORIGINS: readonly Choice[] = [
  ...new Set([
    ...Object.values(COUNTRY_LISTS).flatMap(({ on, off }): readonly string[] => [...on, ...off]),
    ...Object.keys(REGIONS),
  ]),
]
  .map(choice)
  .toSorted(byLabel);

/** Where it can lead: the countries whose rules this product holds. */
export const TARGETS: readonly Choice[] = [
  ...new Set(HELD_DESTINATIONS.flatMap(({ countries }) => countries)),
]
  .map(choice)
  .toSorted(byLabel);
