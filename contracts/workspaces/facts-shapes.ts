import * as z from "zod";

import { Airport } from "#contracts/airports/shapes.ts";
import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Version } from "#contracts/core/fields.ts";
import { RequiredPaper } from "#contracts/documents/required-papers-shapes.ts";
import { ARRIVAL_SOURCES } from "#contracts/journeys/arrival.ts";
import { Task } from "#contracts/tasks/shapes.ts";
import { DueAnchor } from "#contracts/workflows/shapes.ts";

import { PET_SEXES } from "./facts.ts";

export const PetSex = z.enum(PET_SEXES);
export type PetSex = z.infer<typeof PetSex>;

export const PetFacts = z.object({
  version: Version,
  sex: PetSex.nullable(),
  isNeutered: z.boolean().nullable(),
  colour: z.string().nullable(),
  weightGrams: z.number().int().nullable(),
  /** What somebody has said of its age, in years, while nobody has named its birth date. */
  ageSaid: z.object({ years: z.number(), on: CalendarDate }).nullable(),
  passportNumber: z.string().nullable(),
  /** A pet of another client that is kept with the same microchip; null where none is. */
  chipTwin: z.object({ petName: z.string(), ownerName: z.string() }).nullable(),
});

export const OwnerFacts = z.object({
  version: Version,
  address: z.string().nullable(),
  emergencyContact: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
});

/** An airport on the way; null where its text is no airport's code. */
const Stop = z.object({ text: z.string(), airport: Airport.nullable() });
export type Stop = z.infer<typeof Stop>;

export const TravelFacts = z.object({
  departureTime: z.string().nullable(),
  /** Null while it is a guess. */
  arrivalDate: CalendarDate.nullable(),
  arrivalTime: z.string().nullable(),
  arrivalFrom: z.enum(ARRIVAL_SOURCES),
  /** The day of arrival by which everything is judged. */
  arrivesOn: CalendarDate,
  returnDate: CalendarDate.nullable(),
  stops: z.array(Stop),
  airline: z.string().nullable(),
  flightNumber: z.string().nullable(),
  travelClass: z.string().nullable(),
  carrierSize: z.string().nullable(),
  /** Centimetres, outside. */
  crateLengthCm: z.number().int().nullable(),
  crateWidthCm: z.number().int().nullable(),
  crateHeightCm: z.number().int().nullable(),
  specialHandling: z.boolean(),
  handlingInstructions: z.string().nullable(),
});

/** A task with what its due date is counted from; null where it was given by hand. */
export const WorkspaceTask = Task.extend({
  dueAnchor: DueAnchor.nullable(),
  dueOffsetDays: z.number().int().nullable(),
  /** Its due date before the departure last moved it. */
  dueMovedFrom: CalendarDate.nullable(),
  /** Added by hand, beside the steps of the workflow; only that can be removed. */
  isAdded: z.boolean(),
  /** A time of it can be booked. */
  isBookable: z.boolean(),
  /** What has to be there before it is handed in or completed. */
  papers: z.array(RequiredPaper),
});
export type WorkspaceTask = z.infer<typeof WorkspaceTask>;
