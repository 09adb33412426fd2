import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, requiredText, Version } from "#contracts/core/fields.ts";
import { RECORD_KINDS } from "#contracts/rules/record-kinds.ts";
import { CHIP_READABILITIES, CHIP_STANDARDS, PLACE_CODE, VACCINE_TYPES } from "#contracts/rules/types.ts";

import { microchipOf, microchipSlip } from "./microchips.ts";
import { DISEASES } from "./terms.ts";

const CHIP_LETTERS_MAX = 30;
const SHORT_TEXT = 120;
/** The strongest titre a laboratory reports; what lies above is a slip of the pen. */
const RESULT_MAX = 1_000;

const shortText = z
  .string()
  .trim()
  .max(SHORT_TEXT, `At most ${SHORT_TEXT} characters`)
  .transform((text) => text.normalize("NFC"))
  .default("");
const date = z.iso.date("Enter a date, such as 5 Jan 2026");
const day = date.nullable().default(null);
/** ISO 3166-1 alpha-2, or a region with rules of its own. */
export const CountryCode = z.string().regex(PLACE_CODE, "Choose a country");

/** Agreed on, and not done yet. */
const isPlanned = z.boolean().optional();
const COURSE_DOSES_MAX = 5;

const Chip = z.object({
  kind: z.literal("microchip"),
  code: requiredText(CHIP_LETTERS_MAX, "Enter the number of the microchip")
    .transform(microchipOf)
    .superRefine((code, check) => {
      const slip = microchipSlip(code);
      if (slip) check.addIssue(slip);
    }),
  implantedOn: day,
  readOn: day,
  /** As its number tells, where nobody has said. */
  standard: z.enum(CHIP_STANDARDS).optional(),
  readability: z.enum(CHIP_READABILITIES).optional(),
  isPlanned,
});

const Tattoo = z.object({
  kind: z.literal("tattoo"),
  reads: requiredText(CHIP_LETTERS_MAX, "Enter what the tattoo reads"),
  madeOn: day,
  /** Somebody has looked, and it can be read clearly. */
  isLegible: z.boolean().default(false),
});

const Vaccination = z
  .object({
    kind: z.literal("vaccination"),
    disease: z.enum(DISEASES),
    product: shortText,
    batch: shortText,
    givenOn: date,
    validUntil: day,
    country: CountryCode.nullable().default(null),
    vaccineType: z.enum(VACCINE_TYPES).optional(),
    /** Doses that make up its first course. */
    courseDoses: z
      .number("Enter a number")
      .int("Enter a whole number")
      .min(1, "At least one")
      .max(COURSE_DOSES_MAX, `At most ${COURSE_DOSES_MAX}`)
      .optional(),
    isPlanned,
  })
  .refine(({ givenOn, validUntil }) => validUntil === null || validUntil > givenOn, {
    path: ["validUntil"],
    message: "It must be valid beyond the day it was given",
  });

/** A rabies antibody test; results in IU/ml. */
const Sample = z
  .object({
    kind: z.literal("sample"),
    laboratory: shortText,
    drawnOn: date,
    receivedOn: day,
    result: z.number("Enter a number, such as 0.62").min(0).max(RESULT_MAX).nullable().default(null),
    /** The report says "less than" the result. */
    isBelow: z.boolean().default(false),
    /** Where it was drawn. */
    country: CountryCode.nullable().optional(),
    isPlanned,
  })
  .refine(({ drawnOn, receivedOn }) => receivedOn === null || receivedOn >= drawnOn, {
    path: ["receivedOn"],
    message: "A laboratory cannot receive it before it was drawn",
  });

const Done = z.object({
  kind: z.literal("record"),
  record: z.enum(RECORD_KINDS),
  on: date,
  /** On the clock of the place, where the hour matters. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:30")
    .nullable()
    .default(null),
  /** IANA zone of the place; the departure's where it is left out. */
  timeZone: z.string().max(SHORT_TEXT).nullable().default(null),
  /** The last day it is valid, as it says itself. */
  until: date.nullable().optional(),
  /** Where it was issued; of a receipt of the CDC, the country of departure that it names. */
  country: CountryCode.nullable().optional(),
  /** A test found what it looked for. */
  isPositive: z.boolean().optional(),
  isPlanned,
});

const Stay = z
  .object({ kind: z.literal("stay"), country: CountryCode, from: date, until: day })
  .refine(({ from, until }) => until === null || until >= from, {
    path: ["until"],
    message: "A stay cannot end before it begins",
  });

/** One entry of the record, without who said it and what proves it. */
export const EntryFacts = z.discriminatedUnion("kind", [Chip, Tattoo, Vaccination, Sample, Done, Stay]);
export type EntryFacts = z.output<typeof EntryFacts>;

export const HealthEntry = z.object({
  id: Id,
  facts: EntryFacts,
  /** The document that proves it. */
  document: z.object({ id: Id, name: z.string() }).nullable(),
  toldBy: z.string(),
  toldAt: Instant,
  /** The colleague who has confirmed it; null for what was told and not confirmed. */
  confirmedBy: z.string().nullable(),
  confirmedAt: Instant.nullable(),
  version: Version,
});
export type HealthEntry = z.infer<typeof HealthEntry>;
