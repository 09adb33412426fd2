import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { CountryCode, HealthEntry } from "#contracts/health/shapes.ts";
import {
  ANCHORS,
  type Assessment as EngineAssessment,
  CONFIDENCES,
  DOERS,
  ESCORTS,
  type Journey as EngineJourney,
  type Pet as EnginePet,
  RECORD_KINDS,
  STEP_ASKS,
  STEP_STATES,
  VERDICTS,
} from "#contracts/rules/types.ts";
import { PetType } from "#contracts/workspaces/shapes.ts";

/** More than a journey crosses. */
const TRANSITS_MAX = 5;
const PETS_MAX = 99;
/** The longest flight with its stops. */
const ARRIVAL_AFTER_DAYS_MAX = 7;

const Pet = z.object({
  species: PetType,
  breed: z.string().optional(),
  birthDate: CalendarDate.optional(),
  isEntire: z.boolean().optional(),
  microchips: z.array(z.object({ code: z.string(), on: CalendarDate.nullable() })).readonly(),
  rabiesDoses: z
    .array(
      z.object({
        givenOn: CalendarDate,
        validUntil: CalendarDate.optional(),
        country: z.string().optional(),
      }),
    )
    .readonly(),
  samples: z
    .array(
      z.object({
        drawnOn: CalendarDate,
        receivedByLabOn: CalendarDate.optional(),
        result: z.number().nullable(),
        isBelow: z.boolean().optional(),
      }),
    )
    .readonly(),
  records: z
    .array(z.object({ kind: z.enum(RECORD_KINDS), on: CalendarDate, at: z.string().optional() }))
    .readonly(),
}) satisfies z.ZodType<EnginePet>;

const Journey = z.object({
  origin: z.string(),
  transits: z.array(z.string()).readonly().optional(),
  destination: z.string(),
  port: z.string().optional(),
  departure: CalendarDate,
  arrival: CalendarDate,
  arrivalAt: z.string().optional(),
  stayedIn: z.array(z.string()).readonly().optional(),
  escort: z.enum(ESCORTS),
  isForSale: z.boolean().optional(),
  petCount: z.number().int().optional(),
}) satisfies z.ZodType<EngineJourney>;

const Source = z.object({
  name: z.string(),
  verifiedOn: CalendarDate,
  confidence: z.enum(CONFIDENCES),
  isVolatile: z.boolean().optional(),
});

const Window = z.object({
  earliest: CalendarDate.nullable(),
  latest: CalendarDate.nullable(),
  anchor: z.enum(ANCHORS),
  counted: z.string(),
  fromInstant: z.string().optional(),
  toInstant: z.string().optional(),
});

export const Assessment = z.object({
  verdict: z.enum(VERDICTS),
  steps: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        doer: z.enum(DOERS),
        window: Window.nullable(),
        state: z.enum(STEP_STATES),
        reason: z.string(),
        papers: z.array(z.enum(RECORD_KINDS)).readonly(),
        asks: z.enum(STEP_ASKS).optional(),
        source: Source,
        isPossible: z.boolean(),
        possibleFrom: CalendarDate.nullable(),
      }),
    )
    .readonly(),
  earliestDeparture: CalendarDate.nullable(),
  settingSteps: z.array(z.string()).readonly(),
  toReview: z.array(z.string()).readonly(),
}) satisfies z.ZodType<EngineAssessment>;

/** What the rules ask of a journey beside its airports and its date. */
export const TravelFacts = z.object({
  escort: z.enum(ESCORTS),
  isForSale: z.boolean(),
  petCount: z
    .number("Enter how many pets travel together")
    .int("Enter a whole number")
    .min(1, "At least this one")
    .max(PETS_MAX, `At most ${PETS_MAX}`),
  /** Null while nobody has said; then it is the schedule's arrival, or a guess that says so. */
  arrivalAfterDays: z.number().int().min(0).max(ARRIVAL_AFTER_DAYS_MAX).nullable(),
  /** On the clock of the arrival. */
  arrivalTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:30")
    .nullable(),
  transits: z.array(CountryCode).max(TRANSITS_MAX),
});
export type TravelFacts = z.infer<typeof TravelFacts>;

/** The rules over a journey, and all they were judged on, so that the same code can ask "what if" in the browser. */
export const JourneyRules = z.object({
  workspaceId: Id,
  petName: z.string(),
  pet: Pet,
  /** The same with only what a colleague has confirmed. */
  confirmed: Pet,
  journey: Journey,
  /** Where the day of arrival comes from. */
  arrivalFrom: z.enum(["said", "schedule", "guess"]),
  /** The zone of the arrival, where its airport tells. */
  arrivalZone: z.string().nullable(),
  departureZone: z.string().nullable(),
  today: CalendarDate,
  assessment: Assessment,
  travel: TravelFacts.extend({ version: Version }),
  entries: z.array(HealthEntry),
  /** Steps that are tasks already. */
  tasks: z.array(z.object({ stepId: z.string(), taskId: Id, dueDate: CalendarDate.nullable() })),
  /** The owner's other pets that are under way. */
  siblings: z.array(z.object({ workspaceId: Id, petName: z.string(), petType: PetType })),
});
export type JourneyRules = z.infer<typeof JourneyRules>;
