import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { plus } from "./calendar.ts";
import { among, standsOn } from "./countries.ts";
import { allOf, anchorDate, type Answer, evidenceOf, type Facts, recordsOf } from "./facts.ts";
import { nameOf } from "./papers.ts";
import { placeName } from "./places.ts";
import { validUntilOf } from "./rabies.ts";
import type { EventRule, Instead } from "./rule.ts";
import type { Country, PetRecord, Span, Step } from "./types.ts";

/** Another paper that does in place of the one that is asked for; a question where a fact of it is missing; else null. */
export function insteadOf(step: Step, event: EventRule, facts: Facts): Step | null {
  let question: Step | null = null;
  for (const instead of event.instead ?? []) {
    for (const record of recordsOf(facts.pet, instead.record)) {
      const day = anchorDate(facts, event.anchor);
      if (record.until !== undefined && record.until < day) continue;
      if (instead.within && !isWithin(record, instead.within, day, facts)) continue;
      const evidence = [evidenceOf(record, facts)];
      const name = nameOf(record.kind);
      const parts = conditionsOf(instead, record, event, facts);
      const answer = allOf(...parts.map(({ met }) => met));
      if (answer === "yes")
        return {
          ...step,
          evidence,
          state: "done",
          reason: instead.within
            ? `The ${name} of ${record.on} does in its place until ${plus(record.on, instead.within)}.`
            : `The ${name} does in its place.`,
        };
      if (answer === "unknown")
        question ??= {
          ...step,
          evidence,
          asks: parts.some(({ met, ask }) => met === "unknown" && ask === "travel") ? "travel" : "record",
          state: "needs_review",
          reason: `The ${name} does in its place if ${parts.flatMap(({ met, says }) => (met === "unknown" ? says : [])).join(", and ")}.`,
        };
    }
  }
  return question;
}

/** In time, and it tells of a rabies cover that lasts until then. */
const isWithin = (record: PetRecord, within: Span, day: CalendarDate, { pet }: Facts): boolean =>
  record.on <= day &&
  plus(record.on, within) >= day &&
  pet.rabiesDoses.some((dose) => dose.givenOn <= record.on && validUntilOf(dose) >= day);

type Condition = { readonly met: Answer; readonly says: string; readonly ask: "travel" | "record" };

function conditionsOf(
  { issuedIn, issuedInOneOf, from, residentIn, doseGivenIn }: Instead,
  { country }: PetRecord,
  event: EventRule,
  facts: Facts,
): Condition[] {
  const on = (list: NonNullable<Instead["issuedIn"]>, place: Country | undefined): Answer =>
    place === undefined ? "unknown" : standing(standsOn(list, place));
  return [
    ...(from
      ? [
          {
            met: on(from, facts.journey.origin),
            says: "it counts from there",
            ask: "travel",
          } as const,
        ]
      : []),
    ...(issuedInOneOf
      ? [
          {
            met: country === undefined ? "unknown" : among(issuedInOneOf, country),
            says: `it was issued in ${issuedInOneOf.map(placeName).join(" or ")}`,
            ask: "record",
          } as const,
        ]
      : []),
    ...(issuedIn
      ? [
          {
            met: on(issuedIn, country),
            says: "it was issued in a country whose passports count",
            ask: "record",
          } as const,
        ]
      : []),
    ...(residentIn
      ? [
          {
            met: on(residentIn, facts.journey.ownerResidence),
            says: "its owner lives in one of those countries",
            ask: "travel",
          } as const,
        ]
      : []),
    ...(doseGivenIn
      ? [
          {
            met: writtenDose(doseGivenIn, event, facts),
            says: "the rabies dose that is valid on the day was given and written into it there",
            ask: "record",
          } as const,
        ]
      : []),
  ];
}

const standing = (found: "on" | "off" | "unknown"): Answer =>
  found === "on" ? "yes" : found === "off" ? "no" : "unknown";

/** Whether a dose that is valid on the day that counts was given in a country of the list. */
function writtenDose(list: NonNullable<Instead["doseGivenIn"]>, { anchor }: EventRule, facts: Facts): Answer {
  const day = anchorDate(facts, anchor);
  const valid = facts.pet.rabiesDoses.filter((dose) => validUntilOf(dose) >= day);
  const answers = valid.map(({ country }): Answer =>
    country === undefined ? "unknown" : standing(standsOn(list, country)),
  );
  if (answers.includes("yes")) return "yes";
  return answers.includes("unknown") ? "unknown" : "no";
}
