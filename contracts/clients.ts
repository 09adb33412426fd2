import * as z from "zod";

import { Client } from "./admin.ts";
import { CalendarDate } from "./core/dates.ts";
import {
  clearableText,
  emailAddress,
  Id,
  optionalText,
  RequestId,
  requiredText,
  Version,
} from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";
import { PetType, WorkspaceStatus } from "./workspaces.ts";

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

/** The pets and the journeys that one page of a client shows; nobody has more. */
export const CLIENT_ROWS_SHOWN = 200;

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
  status: WorkspaceStatus,
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

const OneClient = z.object({ clientId: Id });

export const clientRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "staff",
    rest: "GET /clients/:clientId",
    summary: "One client with their pets and journeys",
    input: OneClient,
    output: ClientDetail,
  },
  create: {
    kind: "mutation",
    access: "staff",
    permission: "manageClients",
    rest: "POST /clients",
    summary: "Add a client; one address is one client, however it is typed",
    input: ClientDraft,
    output: Client,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "staff",
    permission: "manageClients",
    rest: "PATCH /clients/:clientId",
    summary: "Change a client; a new address is also the one they sign in with",
    input: ClientPatch,
    output: Client,
  },
  archive: {
    kind: "mutation",
    access: "staff",
    permission: "manageClients",
    rest: "POST /clients/:clientId/archive",
    summary: "Put a client without a journey under way off the lists",
    input: OneClient.extend({ version: Version }),
    output: Client,
  },
  restore: {
    kind: "mutation",
    access: "staff",
    permission: "manageClients",
    rest: "POST /clients/:clientId/restore",
    summary: "Bring an archived client back",
    input: OneClient,
    output: Client,
  },
});
