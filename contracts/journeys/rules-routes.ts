import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { JourneyRules } from "./rules-shapes.ts";

export const journeyRuleRoutes = defineRoutes({
  assess: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/rules",
    summary: "What the travel rules ask of a journey's pet, by when, and whether it may travel on that date",
    input: z.object({ workspaceId: Id }),
    output: JourneyRules,
  },
  addStepTasks: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/rules/tasks",
    summary: "Make tasks of open steps of the travel rules, each once, due on the last day of its window",
    input: z.object({ workspaceId: Id, stepIds: z.array(z.string().max(60)).min(1).max(60) }),
    output: z.object({ added: z.number().int() }),
  },
});
