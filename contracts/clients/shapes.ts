import * as z from "zod";

import { Client } from "#contracts/admin/shapes.ts";
import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import {
  clearableText,
  emailAddress,
  Id,
  optionalText,
  RequestId,
  requiredText,
  Version,
} from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PetType, WorkspaceStage } from "#contracts/workspaces/shapes.ts";

const name = requiredText(LIMITS.name, "Client name is required");
const email = emailAddress("Valid email is required");

export const ClientDraft = z.object({
  name,
  email,
  phone: optionalText(LIMITS.phone),
  address: optionalText(LIMITS.address),
  /** The group of clients they belong to; a name that is new makes a new group. */
  groupName: optionalText(LIMITS.name),
  requestId: RequestId.optional(),
});
export type ClientDraft = z.infer<typeof ClientDraft>;

export const ClientPatch = z.object({
  clientId: Id,
  version: Version,
  name: name.optional(),
  email: email.optional(),
  phone: clearableText(LIMITS.phone),
  address: clearableText(LIMITS.address),
  emergencyContact: clearableText(LIMITS.name),
  emergencyPhone: clearableText(LIMITS.phone),
  groupName: clearableText(LIMITS.name),
});
export type ClientPatch = z.infer<typeof ClientPatch>;

export const ClientPet = z.object({
  id: Id,
  name: z.string(),
  species: PetType,
  breed: z.string().nullable(),
  microchipNumber: z.string().nullable(),
});
export type ClientPet = z.infer<typeof ClientPet>;

export const ClientJourney = z.object({
  id: Id,
  name: z.string(),
  petName: z.string(),
  petType: PetType,
  stage: WorkspaceStage,
  departureDate: CalendarDate,
  isArchived: z.boolean(),
});
export type ClientJourney = z.infer<typeof ClientJourney>;

/** One client with everything of theirs, however many pets travel. */
export const ClientDetail = Client.extend({
  address: z.string().nullable(),
  emergencyContact: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  petList: z.array(ClientPet),
  journeys: z.array(ClientJourney),
});
export type ClientDetail = z.infer<typeof ClientDetail>;
