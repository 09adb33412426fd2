import type * as z from "zod";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import { resolveBreed } from "#contracts/rules/breeds/resolve.ts";

import { type Fault, Question } from "./case-file.ts";

type Read = { question: Question; faults: Fault[] } | { question: null; faults: Fault[] };

/** A case as a file has it; what keeps it from being answered is named, and nothing is guessed. */
export function readQuestion(json: unknown): Read {
  const said = typeof json === "object" && json !== null ? json : {};
  const parsed = Question.safeParse({
    today: "today" in said ? said.today : undefined,
    pet: "pet" in said ? said.pet : undefined,
    journey: "journey" in said ? said.journey : undefined,
  });
  if (!parsed.success) return { question: null, faults: parsed.error.issues.map(toFault) };
  const faults = contradictions(parsed.data);
  return faults.length > 0
    ? { question: null, faults }
    : { question: parsed.data, faults: unknownBreed(parsed.data) };
}

function toFault({ path, code, message }: z.core.$ZodIssue): Fault {
  const where = path.join(".");
  const isDate = code === "invalid_format" && message.includes("date");
  return isDate
    ? { name: "impossible_date", says: `${where} is no day of the calendar, written as 2027-03-31.` }
    : { name: "not_a_case", says: `${where || "the file"}: ${message}.` };
}

function unknownBreed({ pet }: Question): Fault[] {
  if (pet.breed === undefined) return [];
  const { unknown, parents, isCross } = resolveBreed(pet.breed, pet.species);
  const isKnown = unknown.length === 0 && (parents.length > 0 || isCross);
  return isKnown || (pet.species !== "dog" && pet.species !== "cat")
    ? []
    : [
        {
          name: "unknown_breed",
          says: `The table of breeds does not know “${pet.breed}”: which breed is it, by its papers or by a vet?`,
        },
      ];
}

/** An hour with its zone lies on the day, or on one beside it, wherever that is. */
const isNear = (instant: string, day: CalendarDate): boolean =>
  Math.abs(daysBetween(day, new Date(Date.parse(instant)).toISOString().slice(0, 10))) <= 1;

/** Papers of which not both can be right. */
function contradictions({ pet, journey, today }: Question): Fault[] {
  const says: string[] = [];
  const { birthDate } = pet;
  if (birthDate && birthDate > today) says.push(`Born on ${birthDate}, after the day it is asked, ${today}.`);
  const after = (earlier: string | null | undefined, later: string | null | undefined, words: string) => {
    if (earlier && later && later < earlier) says.push(`${words}: ${later} lies before ${earlier}.`);
  };
  after(journey.departure, journey.arrival, "The arrival before the departure; write both in the local time");
  for (const { on, readOn, code } of pet.microchips) {
    after(birthDate, on, `Chip ${code} before the birth`);
    after(on, readOn, `Chip ${code} was read before it was implanted`);
  }
  for (const dose of pet.rabiesDoses) {
    after(birthDate, dose.givenOn, "A rabies dose before the birth");
    after(dose.givenOn, dose.validUntil, `The dose of ${dose.givenOn} ends before it was given`);
  }
  for (const { drawnOn, receivedByLabOn } of pet.samples) {
    after(birthDate, drawnOn, "A sample before the birth");
    after(drawnOn, receivedByLabOn, `The sample of ${drawnOn} reached the laboratory before it was drawn`);
  }
  for (const { kind, on, at, until } of pet.records) {
    if (at && !isNear(at, on)) says.push(`${kind} of ${on} has an hour of another day: ${at}.`);
    after(birthDate, on, `${kind} before the birth`);
    after(on, until, `${kind} of ${on} ends before it was issued`);
  }
  if (journey.arrivalAt && !isNear(journey.arrivalAt, journey.arrival))
    says.push(`The arrival on ${journey.arrival} has an hour of another day: ${journey.arrivalAt}.`);
  const twice = <T>(all: readonly T[], key: (one: T) => string, value: (one: T) => string, what: string) => {
    const seen = new Map<string, string>();
    for (const one of all) {
      const before = seen.get(key(one));
      if (before !== undefined && before !== value(one))
        says.push(
          `Two papers on ${what} ${key(one)}: one says ${before}, the other ${value(one)}. Which is right?`,
        );
      seen.set(key(one), value(one));
    }
  };
  twice(
    pet.microchips,
    ({ code }) => code,
    ({ on }) => on ?? "no day",
    "the chip",
  );
  twice(
    pet.rabiesDoses,
    ({ givenOn }) => givenOn,
    ({ validUntil }) => validUntil ?? "no end",
    "the dose of",
  );
  twice(
    pet.samples,
    ({ drawnOn }) => drawnOn,
    ({ result }) => String(result ?? "no result"),
    "the sample of",
  );
  return says.map((words): Fault => ({ name: "contradicting_papers", says: words }));
}
