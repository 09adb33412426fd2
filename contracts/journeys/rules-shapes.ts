import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { HealthEntry } from "#contracts/health/shapes.ts";
import { Assessment, Journey, NamedReview, Pet } from "#contracts/rules/shapes.ts";
import { ESCORTS, FACTS_ASKED, TRANSPORTS } from "#contracts/rules/types.ts";
import { PetType } from "#contracts/workspaces/shapes.ts";

import { ARRIVAL_SOURCES } from "./arrival.ts";

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
  confirmedStays: Journey.shape.stays,
  journey: Journey,
  /** Who of the company has read the pages of the rules, and when. */
  reviews: z.array(NamedReview),
  /** Where the day of arrival comes from. */
  arrivalFrom: z.enum(ARRIVAL_SOURCES),
  /** The zone of the arrival, where its airport tells. */
  arrivalZone: z.string().nullable(),
  departureZone: z.string().nullable(),
  today: CalendarDate,
  assessment: Assessment,
  travel: SaidTravel,
  /** Of the pet's own facts. */
  petVersion: Version,
  /** Who said which of the facts that the rules ask for last. */
  said: z.array(z.object({ fact: z.enum(FACTS_ASKED), by: z.string(), on: CalendarDate })),
  entries: z.array(HealthEntry),
  /** Steps that are tasks already. */
  tasks: z.array(z.object({ stepId: z.string(), taskId: Id, dueDate: CalendarDate.nullable() })),
  /** The owner's other pets that are under way. */
  siblings: z.array(z.object({ workspaceId: Id, petName: z.string(), petType: PetType })),
});
export type JourneyRules = z.infer<typeof JourneyRules>;
