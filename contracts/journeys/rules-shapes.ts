import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { HealthEntry } from "#contracts/health/shapes.ts";
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
  TRANSPORTS,
  VERDICTS,
} from "#contracts/rules/types.ts";
import { PetType } from "#contracts/workspaces/shapes.ts";

import { ARRIVAL_SOURCES } from "./arrival.ts";

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

/** What people have said of the way. */
const SaidTravel = z.object({
  /** Of the workspace. */
  version: Version,
  departureTime: z.string().nullable(),
  /** Null while it is a guess. */
  arrivalDate: CalendarDate.nullable(),
  arrivalTime: z.string().nullable(),
  stops: z.array(z.string()),
  escort: z.enum(ESCORTS),
  isForSale: z.boolean(),
  petCount: z.number().int(),
  transport: z.enum(TRANSPORTS).nullable(),
  portOfEntry: z.string().nullable(),
  ownerResidence: z.string().nullable(),
});
export type SaidTravel = z.infer<typeof SaidTravel>;

/** The rules over a journey, and all they were judged on, so that the same code can ask "what if" in the browser. */
export const JourneyRules = z.object({
  workspaceId: Id,
  petName: z.string(),
  pet: Pet,
  /** The same with only what a colleague has confirmed. */
  confirmed: Pet,
  journey: Journey,
  /** Where the day of arrival comes from. */
  arrivalFrom: z.enum(ARRIVAL_SOURCES),
  /** The zone of the arrival, where its airport tells. */
  arrivalZone: z.string().nullable(),
  departureZone: z.string().nullable(),
  today: CalendarDate,
  assessment: Assessment,
  travel: SaidTravel,
  entries: z.array(HealthEntry),
  /** Steps that are tasks already. */
  tasks: z.array(z.object({ stepId: z.string(), taskId: Id, dueDate: CalendarDate.nullable() })),
  /** The owner's other pets that are under way. */
  siblings: z.array(z.object({ workspaceId: Id, petName: z.string(), petType: PetType })),
});
export type JourneyRules = z.infer<typeof JourneyRules>;
