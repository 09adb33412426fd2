import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { CustomerWorkspace, OwnJourney, StaffActivityEntry, TodoStatus } from "./shapes.ts";

export const journeyRoutes = defineRoutes({
  own: {
    kind: "query",
    access: "signed-in",
    rest: "GET /journeys",
    summary: "The caller's own journeys, soonest departure first, with what is next for each",
    /** The archived ones in place of the others. */
    input: PageInput.extend({ isArchived: z.boolean().optional() }),
    output: pageOf(OwnJourney),
  },
  customerWorkspace: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /customer-workspace/:workspaceId",
    summary: "A journey as its owner sees it",
    input: z.object({ workspaceId: Id }),
    output: CustomerWorkspace,
  },
  activity: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId/activity",
    summary: "Who did what in a journey and when, newest first; for staff, with what no owner reads",
    input: PageInput.extend({ workspaceId: Id }),
    output: pageOf(StaffActivityEntry),
  },
  submitTodo: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "POST /tasks/:taskId/submit",
    summary: "Finish a to-do whose papers or photos are uploaded, or that only had to be read",
    input: z.object({ taskId: Id }),
    output: z.object({ taskId: Id, status: TodoStatus }),
  },
});
