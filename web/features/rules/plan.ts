import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { compareNames } from "#contracts/core/fold.ts";
import { everyPlace } from "#contracts/rules/country-names.ts";
import { HELD_DESTINATIONS } from "#contracts/rules/destinations/by-place.ts";
import { placeName } from "#contracts/rules/places.ts";
import type { Escort, Journey, Pet, Transport } from "#contracts/rules/types.ts";
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
  /** Local times; asked for where one arrives the day before, over the date line. */
  departureTime: string;
  arrivalTime: string;
  escort: Escort;
  transport: Transport | "";
  ownerResidence: string;
  /** Whether the pet is neutered; empty while nobody has said. */
  neutered: "" | "yes" | "no";
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
    departureTime: "",
    arrivalTime: "",
    escort: "unknown",
    transport: "",
    ownerResidence: "",
    neutered: "",
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
    ...(plan.neutered !== "" && { isEntire: plan.neutered === "no" }),
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
  const { origin, transit, destination, departure, arrival, escort, transport, ownerResidence } = plan;
  return {
    origin,
    transits: transit === "" ? [] : [transit],
    destination,
    departure,
    arrival,
    escort,
    ...(transport !== "" && { transport }),
    ...(ownerResidence !== "" && { ownerResidence }),
  };
}

/** What keeps a plan from being judged; null when nothing does. */
export function faultOf(plan: Plan): "badDate" | "order" | "dateLine" | null {
  const { departure, arrival, departureTime, arrivalTime } = plan;
  const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDate(departure) || !isDate(arrival)) return "badDate";
  if (arrival >= departure) return null;
  if (arrival < addDays(departure, -1)) return "order";
  return departureTime === "" || arrivalTime === "" || minutesAcross(plan) <= 0 ? "dateLine" : null;
}

/** How much earlier on the clock one may arrive than one left: no two places are more than 26 hours apart. */
const CLOCKS_APART_MINUTES = 26 * 60;

/** How long the way lasts at most, by the clocks of both places. */
function minutesAcross({ departureTime, arrivalTime }: Plan): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  return CLOCKS_APART_MINUTES - 24 * 60 + minutes(arrivalTime) - minutes(departureTime);
}

/** Whether the local times are asked for. */
export const isOverDateLine = ({ departure, arrival }: Plan): boolean =>
  arrival !== "" && arrival < departure;

type Choice = { value: string; label: string };

const choice = (code: string): Choice => ({ value: code, label: placeName(code) });
const byLabel = (a: Choice, b: Choice) => compareNames(a.label, b.label);

/** Where a journey can start. */
export const ORIGINS: readonly Choice[] = everyPlace().map(choice).toSorted(byLabel);

/** Where it can lead: the countries whose rules this product holds. */
export const TARGETS: readonly Choice[] = [
  ...new Set(HELD_DESTINATIONS.flatMap(({ countries }) => countries)),
]
  .map(choice)
  .toSorted(byLabel);
