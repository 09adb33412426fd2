import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { placeName, REGIONS } from "#contracts/rules/places.ts";
import { Journey, Pet } from "#contracts/rules/shapes.ts";
import { ESCORTS, PLACE_CODE, STEP_STATES, VERDICTS } from "#contracts/rules/types.ts";

/** Whether anybody calls a place by that code; one that is written for another, as UK for GB, is none. */
const isPlace = (code: string): boolean =>
  REGIONS[code] !== undefined ||
  (placeName(code.slice(0, 2)) !== code.slice(0, 2) &&
    new Intl.Locale(`und-${code.slice(0, 2)}`).region === code.slice(0, 2));

const Place = z
  .string()
  .regex(PLACE_CODE, { error: "a country by its two letters, or a region such as US-HI", abort: true })
  .refine(isPlace, "no country of these letters is known; the United Kingdom is GB");
/** An hour without its zone is the hour of no place. */
const Hour = z.iso.datetime({ offset: true, error: "an hour with its zone, as 2027-03-14T09:00:00+01:00" });

const CaseRecord = Pet.shape.records
  .unwrap()
  .element.extend({ country: Place.optional(), at: Hour.optional() });

/** A pet of which what is not said is nothing. */
const CasePet = z.strictObject({
  ...Pet.shape,
  microchips: Pet.shape.microchips.default([]),
  rabiesDoses: Pet.shape.rabiesDoses.default([]),
  samples: Pet.shape.samples.default([]),
  records: z.array(CaseRecord).readonly().default([]),
});

const CaseJourney = z.strictObject({
  ...Journey.shape,
  origin: Place,
  destination: Place,
  arrivalAt: Hour.optional(),
  askedAt: Hour.optional(),
  petCount: z.int().min(1).optional(),
  escort: z.enum(ESCORTS).default("accompanied"),
});

/** What is right, by the source: the verdict or verdicts that are, and as much of days and steps as it says. */
const Right = z.strictObject({
  verdict: z.union([z.enum(VERDICTS), z.array(z.enum(VERDICTS)).min(1)]).optional(),
  /** The first departure that works; null where none does. */
  earliest: CalendarDate.nullable().optional(),
  states: z.record(z.string(), z.enum(STEP_STATES)).optional(),
  /** The last day, or the first, on which a step still counts. */
  latest: z.record(z.string(), CalendarDate).optional(),
  first: z.record(z.string(), CalendarDate).optional(),
  /** Steps that this journey asks for, and that it does not. */
  asks: z.array(z.string()).optional(),
  asksNot: z.array(z.string()).optional(),
});

export const Case = z.strictObject({
  name: z.string().min(5),
  /** `published`: a worked example as somebody published it. `derived`: worked out from the rule that is quoted. */
  kind: z.enum(["published", "derived"]),
  source: z.string().min(5),
  /** Null where only the site is known, not the page. */
  url: z.url().nullable(),
  read: CalendarDate,
  today: CalendarDate,
  pet: CasePet,
  journey: CaseJourney,
  right: Right,
});
export type Case = z.infer<typeof Case>;

/** A case to be answered: nobody has said yet what is right. */
export const Question = Case.pick({ today: true, pet: true, journey: true });
export type Question = z.infer<typeof Question>;

export type Fault = {
  readonly name: "not_a_case" | "impossible_date" | "contradicting_papers" | "unknown_breed";
  readonly says: string;
};
