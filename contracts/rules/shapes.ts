import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { PetType } from "#contracts/workspaces/shapes.ts";

import { RECORD_KINDS } from "./record-kinds.ts";
import {
  ANCHORS,
  type Assessment as EngineAssessment,
  CHIP_READABILITIES,
  CHIP_STANDARDS,
  CONFIDENCES,
  DOERS,
  ESCORTS,
  FACTS_ASKED,
  type Journey as EngineJourney,
  type Pet as EnginePet,
  STEP_ASKS,
  STEP_STATES,
  TRANSPORTS,
  VACCINE_TYPES,
  VERDICTS,
} from "./types.ts";

/** What the rules are judged on and what they answer, as it goes over the wire. */

const Told = z.object({ isPlanned: z.boolean().optional() });

export const Pet = z.object({
  species: PetType,
  breed: z.string().optional(),
  birthDate: CalendarDate.optional(),
  isEntire: z.boolean().optional(),
  isAssistanceAnimal: z.boolean().optional(),
  microchips: z
    .array(
      Told.extend({
        code: z.string(),
        on: CalendarDate.nullable(),
        readOn: CalendarDate.optional(),
        standard: z.enum(CHIP_STANDARDS).optional(),
        readability: z.enum(CHIP_READABILITIES).optional(),
      }),
    )
    .readonly(),
  tattoos: z
    .array(z.object({ code: z.string(), on: CalendarDate.nullable(), isLegible: z.boolean() }))
    .readonly()
    .optional(),
  rabiesDoses: z
    .array(
      Told.extend({
        givenOn: CalendarDate,
        validUntil: CalendarDate.optional(),
        country: z.string().optional(),
        product: z.string().optional(),
        vaccineType: z.enum(VACCINE_TYPES).optional(),
        courseDoses: z.number().int().optional(),
      }),
    )
    .readonly(),
  samples: z
    .array(
      Told.extend({
        drawnOn: CalendarDate,
        receivedByLabOn: CalendarDate.optional(),
        result: z.number().nullable(),
        isBelow: z.boolean().optional(),
        country: z.string().optional(),
      }),
    )
    .readonly(),
  records: z
    .array(
      Told.extend({
        kind: z.enum(RECORD_KINDS),
        on: CalendarDate,
        at: z.string().optional(),
        until: CalendarDate.optional(),
        country: z.string().optional(),
        isPositive: z.boolean().optional(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<EnginePet>;

export const Journey = z.object({
  origin: z.string(),
  transits: z.array(z.string()).readonly().optional(),
  destination: z.string(),
  transport: z.enum(TRANSPORTS).optional(),
  port: z.string().optional(),
  departure: CalendarDate,
  arrival: CalendarDate,
  arrivalAt: z.string().optional(),
  askedAt: z.string().optional(),
  stays: z
    .array(z.object({ country: z.string(), from: CalendarDate, to: CalendarDate.nullable() }))
    .readonly()
    .optional(),
  ownerResidence: z.string().optional(),
  escort: z.enum(ESCORTS),
  isForSale: z.boolean().optional(),
  petCount: z.number().int().optional(),
}) satisfies z.ZodType<EngineJourney>;

const SourceReview = z.object({
  on: CalendarDate,
  by: z.string().nullable(),
  differs: z.string().nullable(),
});

export const NamedReview = z.object({ url: z.url(), name: z.string(), review: SourceReview });

const Source = z.object({
  name: z.string(),
  authority: z.string(),
  url: z.url(),
  leadsTo: z.enum(["page", "start"]),
  dated: CalendarDate.nullable(),
  verifiedOn: CalendarDate,
  confidence: z.enum(CONFIDENCES),
  isVolatile: z.boolean().optional(),
  review: SourceReview.optional(),
});

const Window = z.object({
  earliest: CalendarDate.nullable(),
  latest: CalendarDate.nullable(),
  anchor: z.enum(ANCHORS),
  counted: z.string(),
  fromInstant: z.string().optional(),
  toInstant: z.string().optional(),
});

const Evidence = z.object({
  kind: z.enum(["microchip", "tattoo", "vaccination", "sample", "stay", ...RECORD_KINDS]),
  name: z.string().optional(),
  on: CalendarDate.nullable(),
  isPlanned: z.boolean(),
});

const Guidance = z.object({
  next: z.string(),
  form: z.string().optional(),
  office: z.string().optional(),
  mustShow: z.string().optional(),
  fee: z.string().optional(),
});

const Step = z.object({
  id: z.string(),
  title: z.string(),
  doer: z.enum(DOERS),
  window: Window.nullable(),
  state: z.enum(STEP_STATES),
  reason: z.string(),
  papers: z.array(z.enum(RECORD_KINDS)).readonly(),
  source: Source.nullable(),
  evidence: z.array(Evidence).readonly().optional(),
  guidance: Guidance.optional(),
  lead: z.object({ days: z.number(), saidBy: z.string() }).nullable().optional(),
  asks: z.enum(STEP_ASKS).optional(),
  isPossible: z.boolean(),
  possibleFrom: CalendarDate.nullable(),
});

export const Assessment = z.object({
  verdict: z.enum(VERDICTS),
  steps: z.array(Step).readonly(),
  hasRules: z.boolean(),
  earliestDeparture: CalendarDate.nullable(),
  settingSteps: z.array(z.string()).readonly(),
  earliestIfAtHand: z.array(z.string()).readonly(),
  toReview: z.array(z.string()).readonly(),
  planned: z.array(z.string()).readonly(),
  asked: z.array(z.object({ fact: z.enum(FACTS_ASKED), isKnown: z.boolean() })).readonly(),
}) satisfies z.ZodType<EngineAssessment>;
