import * as z from "zod";

import { Client } from "#contracts/admin/shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { ClientDetail, ClientDraft, ClientPatch } from "./shapes.ts";

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
    summary:
      "Change a client; a new address of somebody who signs in counts once both addresses have been asked",
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
  withdrawAddress: {
    kind: "mutation",
    access: "staff",
    permission: "manageClients",
    rest: "DELETE /clients/:clientId/address-change",
    summary: "Take back a new address of a client that waits to be confirmed",
    input: OneClient,
    output: Client,
  },
});
