import * as z from "zod";

import { clearableText, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { TRAVEL_CLASSES } from "#contracts/forms/terms.ts";
import { CountryCode } from "#contracts/health/shapes.ts";
import { ESCORTS, TRANSPORTS } from "#contracts/rules/types.ts";

import { STOPS_MAX } from "./changes.ts";
import { EARLIEST_DATE } from "./draft.ts";
import { PetSex } from "./facts-shapes.ts";
import { PetType } from "./shapes.ts";

/** Heavier than any animal that flies, in grams. */
const HEAVIEST_GRAMS = 2_000_000;

/** What the owner says of the pet as well as the company; the rest is the company's. */
export const OwnersPetPatch = z.object({
  /** Of the pet, not of its journey. */
  version: Version,
  breed: clearableText(LIMITS.name),
  birthDate: z.iso
    .date("Write the date as 31 Dec 2026 or 2026-12-31")
    .refine((date) => date >= EARLIEST_DATE, "Nobody is that old")
    .nullable()
    .optional(),
  sex: PetSex.nullable().optional(),
  isNeutered: z.boolean().nullable().optional(),
  /** Trained to assist its owner, by an organisation that says so. */
  isAssistanceAnimal: z.boolean().optional(),
});

export const PetPatch = OwnersPetPatch.extend({
  name: requiredText(LIMITS.name, "Pet name is required").optional(),
  species: PetType.optional(),
  colour: clearableText(LIMITS.name),
  weightGrams: z
    .number("Enter a number, such as 4.5")
    .int()
    .min(0, "Weight must be positive")
    .max(HEAVIEST_GRAMS, `At most ${HEAVIEST_GRAMS / 1_000}`)
    .nullable()
    .optional(),
  passportNumber: clearableText(LIMITS.name),
});
export type PetPatch = z.infer<typeof PetPatch>;

const CRATE_CM_MAX = 1_000;
const day = z.iso.date("Write the date as 31 Dec 2026 or 2026-12-31");
const centimetres = z
  .number("Enter whole centimetres")
  .int("Enter whole centimetres")
  .min(1, "Enter whole centimetres")
  .max(CRATE_CM_MAX, `At most ${CRATE_CM_MAX}`)
  .nullable()
  .optional();

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:30")
  .nullable()
  .optional();
const PETS_MAX = 99;
const LOCODE = /^[A-Z]{2} ?[A-Z2-9]{3}$/;

/** What the owner says of the way as well as the company; the rest is the company's. */
export const OwnersTravelPatch = z.object({
  /** Of the workspace. */
  version: Version,
  /** On the clock of the departure. */
  departureTime: clock,
  /** Null for what nobody knows any more: then the schedule says it, or a guess. */
  arrivalDate: day.nullable().optional(),
  /** On the clock of the arrival. */
  arrivalTime: clock,
  /** Airports, places and countries on the way, in their order. */
  stops: z
    .array(requiredText(LIMITS.name, "Name the stop"))
    .max(STOPS_MAX, `At most ${STOPS_MAX} stops`)
    .optional(),
  escort: z.enum(ESCORTS).optional(),
  isForSale: z.boolean().optional(),
  petCount: z
    .number("Enter how many pets travel together")
    .int("Enter a whole number")
    .min(1, "At least this one")
    .max(PETS_MAX, `At most ${PETS_MAX}`)
    .optional(),
  transport: z.enum(TRANSPORTS).nullable().optional(),
  /** UN/LOCODE of the harbour or crossing, where it is no airport. */
  portOfEntry: z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => text === "" || LOCODE.test(text), "Five letters, such as FRCQF for Calais")
    .transform((text) => text.replace(" ", "") || null)
    .nullable()
    .optional(),
  ownerResidence: CountryCode.nullable().optional(),
});

export const TravelPatch = OwnersTravelPatch.extend({
  departureDate: day.optional(),
  returnDate: day.nullable().optional(),
  departureAirport: clearableText(LIMITS.name),
  arrivalAirport: clearableText(LIMITS.name),
  airline: clearableText(LIMITS.name),
  flightNumber: clearableText(LIMITS.phone),
  travelClass: z.enum(TRAVEL_CLASSES).nullable().optional(),
  carrierSize: clearableText(LIMITS.name),
  crateLengthCm: centimetres,
  crateWidthCm: centimetres,
  crateHeightCm: centimetres,
  specialHandling: z.boolean().optional(),
  handlingInstructions: clearableText(LIMITS.notes),
});
export type TravelPatch = z.infer<typeof TravelPatch>;
