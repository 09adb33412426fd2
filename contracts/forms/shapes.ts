import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { emailAddress, Id, optionalText, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { microchipSlip } from "#contracts/health/microchips.ts";

import { ACKNOWLEDGEMENTS, FORM_KINDS, TRAVEL_CLASSES, VACCINATION_STATUSES } from "./terms.ts";
import { numberIn } from "./typed-numbers.ts";

export const FormKind = z.enum(FORM_KINDS);
export type FormKind = z.infer<typeof FormKind>;

const typedNumber = (missing: string, negative: string, max: number) =>
  z
    .union([z.number(), z.string().trim().min(1, missing)], missing)
    .transform((value) => (typeof value === "number" ? value : numberIn(value)))
    .refine((value) => Number.isFinite(value), "Enter a number, such as 4.5")
    .refine((value) => value >= 0, negative)
    .refine((value) => value <= max, `At most ${max}`);

export const PetForm = z.object({
  petName: requiredText(LIMITS.name, "Pet name is required"),
  breed: requiredText(LIMITS.name, "Breed is required"),
  /** Years. */
  age: typedNumber("Age is required", "Age must be positive", 200),
  /** Kilograms. */
  weight: typedNumber("Weight is required", "Weight must be positive", 2_000),
  microchipNumber: optionalText(LIMITS.name).superRefine((text, check) => {
    const slip = text === undefined ? null : microchipSlip(text);
    if (slip) check.addIssue(slip);
  }),
  petPassportNumber: optionalText(LIMITS.name),
  vaccinationStatus: z.enum(VACCINATION_STATUSES, "Vaccination status is required"),
  healthConditions: optionalText(LIMITS.notes),
  medications: optionalText(LIMITS.notes),
  specialRequirements: optionalText(LIMITS.notes),
});
export type PetForm = z.infer<typeof PetForm>;

const optionalDate = z
  .union([z.iso.date(), z.literal("")])
  .transform((date) => (date === "" ? undefined : date))
  .optional();

export const TravelForm = z
  .object({
    departureDate: z.iso.date("Departure date is required"),
    returnDate: optionalDate,
    departureAirport: requiredText(LIMITS.name, "Departure airport is required"),
    arrivalAirport: requiredText(LIMITS.name, "Arrival airport is required"),
    travelClass: z.enum(TRAVEL_CLASSES, "Travel class is required"),
    carrierSize: optionalText(LIMITS.name),
    specialHandling: z.boolean().default(false),
    handlingInstructions: optionalText(LIMITS.notes),
  })
  .refine((form) => form.returnDate === undefined || form.returnDate >= form.departureDate, {
    path: ["returnDate"],
    message: "The return cannot be before the departure",
  });
export type TravelForm = z.infer<typeof TravelForm>;

export const OwnerForm = z.object({
  fullName: requiredText(LIMITS.name, "Full name is required"),
  email: emailAddress("Valid email required"),
  phone: requiredText(LIMITS.phone, "Phone number is required"),
  address: requiredText(LIMITS.address, "Address is required"),
  emergencyContact: requiredText(LIMITS.name, "Emergency contact required"),
  emergencyPhone: requiredText(LIMITS.phone, "Emergency phone required"),
  acknowledgements: z.array(z.enum(ACKNOWLEDGEMENTS)).min(1, "Please acknowledge the terms"),
});
export type OwnerForm = z.infer<typeof OwnerForm>;

export const FORM_OF = { pet: PetForm, travel: TravelForm, owner: OwnerForm } as const;

/** What a person has typed so far, kept as it is and checked only on submission. */
const FieldValue = z.union([
  z.string().max(LIMITS.notes),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(200)).max(20),
]);
export const FormValues = z
  .record(z.string().max(60), FieldValue)
  .refine((values) => Object.keys(values).length <= 40, "Too many fields");
export type FormValues = z.infer<typeof FormValues>;

export const FormState = z.object({
  taskId: Id,
  kind: FormKind,
  /** What to fill in: the saved draft, else what was submitted, else what is known of pet, owner and journey. */
  values: FormValues,
  source: z.enum(["draft", "submission", "known"]),
  savedAt: Instant.nullable(),
  /** When it was sent that waits for the company's decision, and may be taken back until then. */
  sentAt: Instant.nullable(),
  /** What pet, owner and journey say now, and what they said when `values` were written. */
  known: FormValues,
  basis: FormValues,
});
export type FormState = z.infer<typeof FormState>;
