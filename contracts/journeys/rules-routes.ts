import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { JourneyRules } from "./rules-shapes.ts";
import { MadeTask, StepChoices, STEPS_AT_ONCE, StepTasksPreview } from "./step-tasks-shapes.ts";

export const journeyRuleRoutes = defineRoutes({
  assess: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/rules",
    summary: "What the travel rules ask of a journey's pet, by when, and whether it may travel on that date",
    input: z.object({ workspaceId: Id }),
    output: JourneyRules,
  },
  previewStepTasks: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId/rules/tasks",
    summary:
      "The open steps of the travel rules that are no tasks yet, and the to-dos that mean the same paper",
    input: z.object({ workspaceId: Id }),
    output: StepTasksPreview,
  },
  addStepTasks: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/rules/tasks",
    summary: "Make tasks of previewed steps of the travel rules, or take to-dos that are there for them",
    input: z.object({ workspaceId: Id, seen: z.string().max(80), steps: StepChoices }),
    output: z.object({ tasks: z.array(MadeTask) }),
  },
  undoStepTasks: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/rules/tasks/undo",
    summary: "Take back tasks just made of steps of the travel rules, as long as nobody has changed them",
    input: z.object({ workspaceId: Id, tasks: z.array(MadeTask).min(1).max(STEPS_AT_ONCE) }),
    output: z.object({ undone: z.number().int() }),
  },
});
