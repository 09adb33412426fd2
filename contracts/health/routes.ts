import * as z from "zod";

import { Id, RequestId, Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { EntryFacts, HealthEntry } from "./shapes.ts";

const proof = { entry: EntryFacts, documentId: Id.nullable().default(null) };
const which = { workspaceId: Id, entryId: Id, version: Version };

export const healthRoutes = defineRoutes({
  record: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/health",
    summary:
      "The health record of a journey's pet: chips, vaccinations, samples, treatments and papers, stays",
    input: z.object({ workspaceId: Id }),
    output: z.object({ petId: Id, petName: z.string(), entries: z.array(HealthEntry) }),
  },
  add: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "upload",
    rest: "POST /workspaces/:workspaceId/health",
    status: 201,
    summary: "Add an entry to the health record; what an owner adds waits for a colleague to confirm it",
    input: z.object({ workspaceId: Id, ...proof, requestId: RequestId.optional() }),
    output: HealthEntry,
  },
  update: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "upload",
    rest: "PUT /workspaces/:workspaceId/health/:entryId",
    summary: "Change an entry of the health record; an owner changes only what is not confirmed",
    input: z.object({ ...which, ...proof }),
    output: HealthEntry,
  },
  remove: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "upload",
    rest: "DELETE /workspaces/:workspaceId/health/:entryId",
    summary: "Take an entry out of the health record; an owner only what is not confirmed",
    input: z.object(which),
    output: z.object({ entryId: Id }),
  },
  confirm: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/health/:entryId/confirm",
    summary: "Confirm an entry that an owner has told",
    input: z.object(which),
    output: HealthEntry,
  },
});
