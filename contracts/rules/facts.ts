import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";

import { plus } from "./calendar.ts";
import { among, type AnyOf, type CountryListName, standsOn } from "./countries.ts";
import { type Moment, standingOf } from "./had.ts";
import type { RecordKind } from "./record-kinds.ts";
import type { Applies } from "./rule.ts";
import { recentHomes, recentPlaces } from "./stays.ts";
import type { Anchor, Country, Evidence, Journey, Pet, PetRecord } from "./types.ts";

/** More than this travel by the commercial rules. */
export const PRIVATE_PETS_MAX = 5;

/** What every rule is judged on. */
export type Facts = { readonly pet: Pet; readonly journey: Journey; readonly today: CalendarDate };

/** When the question is asked. */
export const momentOf = ({ today, journey }: Facts): Moment => ({ today, at: journey.askedAt });

export type Answer = "yes" | "no" | "unknown";

export function anchorDate({ journey }: Facts, anchor: Anchor): CalendarDate {
  return anchor === "entry" ? journey.arrival : journey.departure;
}

/** The departure that puts the anchor on a day, the flight staying as long as it is. */
export function departureFor({ journey }: Facts, anchor: Anchor, day: CalendarDate): CalendarDate {
  return anchor === "entry" ? addDays(day, -daysBetween(journey.departure, journey.arrival)) : day;
}

/** The records of a kind, the last first. */
export function recordsOf(pet: Pet, kind: RecordKind): PetRecord[] {
  return pet.records.filter((record) => record.kind === kind).toSorted((a, b) => (a.on < b.on ? 1 : -1));
}

export function evidenceOf(record: PetRecord, facts: Facts): Evidence {
  return {
    kind: record.kind,
    on: record.on,
    isPlanned: standingOf(record.on, record, momentOf(facts)) !== "had",
  };
}

/** Whether a rule is for this pet and journey; "unknown" where a country stands on no list or a fact is missing. */
export function appliesTo(applies: Applies, facts: Facts): Answer {
  const { pet, journey } = facts;
  if (!applies.species.includes(pet.species)) return "no";
  if (applies.ports && !applies.ports.includes(journey.port ?? "")) return "no";
  if (applies.petsAbove !== undefined && (journey.petCount ?? 1) <= applies.petsAbove) return "no";
  if (
    applies.isAssistanceAnimal !== undefined &&
    applies.isAssistanceAnimal !== (pet.isAssistanceAnimal ?? false)
  )
    return "no";
  return allOf(
    applies.fromCountries ? among(applies.fromCountries, journey.origin) : "yes",
    applies.fromOrAfter ? cameThrough(applies.fromOrAfter, journey) : "yes",
    applies.notFromCountries ? opposite(among(applies.notFromCountries, journey.origin)) : "yes",
    applies.commercial ? travelsAs(applies.commercial, journey) : "yes",
    applies.transport ? travelsBy(applies.transport, journey) : "yes",
    applies.isEntire === undefined ? "yes" : sameAs(applies.isEntire, pet.isEntire),
    applies.origin ? onList(applies.origin, [journey.origin]) : "yes",
    applies.anyStay ? onList(applies.anyStay, recentPlaces(journey)) : "yes",
    applies.everyStay ? allOnList(applies.everyStay, recentHomes(journey)) : "yes",
    applies.someStayOff ? opposite(allOnList(applies.someStayOff, recentHomes(journey))) : "yes",
    applies.fromAge ? oldEnough(applies.fromAge, facts) : "yes",
    applies.belowAge ? opposite(oldEnough(applies.belowAge, facts)) : "yes",
  );
}

function cameThrough(countries: readonly Country[], journey: Journey): Answer {
  const isThere = among(countries, journey.origin);
  if (isThere !== "no") return isThere;
  return recentHomes(journey).some((country) => among(countries, country) === "yes") ? "unknown" : "no";
}

export function allOf(...answers: readonly Answer[]): Answer {
  if (answers.includes("no")) return "no";
  return answers.includes("unknown") ? "unknown" : "yes";
}

const opposite = (answer: Answer): Answer => (answer === "yes" ? "no" : answer === "no" ? "yes" : answer);

function travelsAs(wanted: NonNullable<Applies["commercial"]>, journey: Journey): Answer {
  const answer = sameAs(wanted.is, isCommercial(journey));
  return answer === "unknown" ? (wanted.ifUnknown ?? answer) : answer;
}

function travelsBy(wanted: NonNullable<Applies["transport"]>, { transport }: Journey): Answer {
  return transport === undefined ? "unknown" : wanted.includes(transport) ? "yes" : "no";
}

/** Undefined while nobody has said who travels. */
function isCommercial({ isForSale, petCount = 1, escort }: Journey): boolean | undefined {
  if (isForSale || petCount > PRIVATE_PETS_MAX) return true;
  return escort === "unknown" ? undefined : escort === "unaccompanied";
}

/** "on" asks for one of the countries to be on the list, "off" for one to be off it. */
function onList(wanted: { list: AnyOf; is: "on" | "off" }, countries: readonly Country[]): Answer {
  const answers = countries.map((country) => standsOn(wanted.list, country));
  if (answers.includes(wanted.is)) return "yes";
  return answers.includes("unknown") ? "unknown" : "no";
}

export function allOnList(list: CountryListName, countries: readonly Country[]): Answer {
  const answers = countries.map((country) => standsOn(list, country));
  if (answers.includes("off")) return "no";
  return answers.includes("unknown") ? "unknown" : "yes";
}

function oldEnough(wanted: NonNullable<Applies["fromAge"]>, facts: Facts): Answer {
  if (!facts.pet.birthDate) return "unknown";
  return plus(facts.pet.birthDate, wanted.span) <= anchorDate(facts, wanted.anchor) ? "yes" : "no";
}

function sameAs(wanted: boolean, found: boolean | undefined): Answer {
  return found === undefined ? "unknown" : found === wanted ? "yes" : "no";
}
