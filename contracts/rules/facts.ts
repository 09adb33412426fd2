import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";

import { plus } from "./calendar.ts";
import { type CountryListName, standsOn } from "./countries.ts";
import type { Applies } from "./rule.ts";
import type { Anchor, Country, Journey, Pet, PetRecord, RecordKind } from "./types.ts";

/** More than this travel by the commercial rules. */
export const PRIVATE_PETS_MAX = 5;

/** What every rule is judged on. */
export type Facts = { readonly pet: Pet; readonly journey: Journey; readonly today: CalendarDate };

export function anchorDate({ journey }: Facts, anchor: Anchor): CalendarDate {
  return anchor === "entry" ? journey.arrival : journey.departure;
}

/** The departure that puts the anchor on a day, the flight staying as long as it is. */
export function departureFor({ journey }: Facts, anchor: Anchor, day: CalendarDate): CalendarDate {
  return anchor === "entry" ? addDays(day, -daysBetween(journey.departure, journey.arrival)) : day;
}

/** The last record of a kind. */
export function lastRecord(pet: Pet, kind: RecordKind): PetRecord | undefined {
  return pet.records
    .filter((record) => record.kind === kind)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .at(-1);
}

/** Whether a rule is for this pet and journey; "unknown" where a country stands on no list or a fact is missing. */
export function appliesTo(applies: Applies, facts: Facts): "yes" | "no" | "unknown" {
  const { pet, journey } = facts;
  if (!applies.species.includes(pet.species)) return "no";
  if (applies.fromCountries && !applies.fromCountries.includes(journey.origin)) return "no";
  if (applies.notFromCountries?.includes(journey.origin)) return "no";
  if (applies.ports && !applies.ports.includes(journey.port ?? "")) return "no";
  if (applies.petsAbove !== undefined && (journey.petCount ?? 1) <= applies.petsAbove) return "no";
  const answers = [
    applies.commercial ? travelsAs(applies.commercial, journey) : "yes",
    applies.vaccinatedInUsa === undefined
      ? "yes"
      : sameAs(applies.vaccinatedInUsa, wasVaccinatedInUsa(facts)),
    applies.isEntire === undefined ? "yes" : sameAs(applies.isEntire, pet.isEntire),
    applies.origin ? onList(applies.origin, [journey.origin]) : "yes",
    applies.anyStay ? onList(applies.anyStay, staysOf(journey)) : "yes",
    applies.everyStay ? allOnList(applies.everyStay, residencesOf(journey)) : "yes",
    applies.fromAge ? oldEnough(applies.fromAge, facts) : "yes",
  ] as const;
  if (answers.includes("no")) return "no";
  return answers.includes("unknown") ? "unknown" : "yes";
}

function travelsAs(wanted: NonNullable<Applies["commercial"]>, journey: Journey): "yes" | "no" | "unknown" {
  const answer = sameAs(wanted.is, isCommercial(journey));
  return answer === "unknown" ? (wanted.ifUnknown ?? answer) : answer;
}

/** Undefined while nobody has said who travels. */
function isCommercial({ isForSale, petCount = 1, escort }: Journey): boolean | undefined {
  if (isForSale || petCount > PRIVATE_PETS_MAX) return true;
  return escort === "unknown" ? undefined : escort === "unaccompanied";
}

function wasVaccinatedInUsa({ pet }: Facts): boolean | undefined {
  const last = pet.rabiesDoses.toSorted((a, b) => (a.givenOn < b.givenOn ? -1 : 1)).at(-1);
  return last === undefined ? false : last.country === undefined ? undefined : last.country === "US";
}

function staysOf(journey: Journey): string[] {
  return [...residencesOf(journey), ...(journey.transits ?? [])];
}

/** Where the pet has lived in the last six months; where it only changes planes is not among them. */
export function residencesOf({ origin, stayedIn = [] }: Journey): Country[] {
  return [...new Set([origin, ...stayedIn])];
}

/** "on" asks for one of the countries to be on the list, "off" for one to be off it. */
function onList(
  wanted: NonNullable<Applies["origin"]>,
  countries: readonly string[],
): "yes" | "no" | "unknown" {
  const answers = countries.map((country) => standsOn(wanted.list, country));
  if (answers.includes(wanted.is)) return "yes";
  return answers.includes("unknown") ? "unknown" : "no";
}

function allOnList(list: CountryListName, countries: readonly string[]): "yes" | "no" | "unknown" {
  const answers = countries.map((country) => standsOn(list, country));
  if (answers.includes("off")) return "no";
  return answers.includes("unknown") ? "unknown" : "yes";
}

function oldEnough(wanted: NonNullable<Applies["fromAge"]>, facts: Facts): "yes" | "no" | "unknown" {
  if (!facts.pet.birthDate) return "unknown";
  return plus(facts.pet.birthDate, wanted.span) <= anchorDate(facts, wanted.anchor) ? "yes" : "no";
}

function sameAs(wanted: boolean, found: boolean | undefined): "yes" | "no" | "unknown" {
  return found === undefined ? "unknown" : found === wanted ? "yes" : "no";
}
