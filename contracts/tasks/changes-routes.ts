import * as z from "zod";

import { Id, Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { TaskDraft, TaskPatch } from "./changes-shapes.ts";
import { Task } from "./shapes.ts";

const OneTask = z.object({ taskId: Id, version: Version });

export const taskChangeRoutes = defineRoutes({
  create: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspaces/:workspaceId/tasks",
    summary: "Add an action to a journey; it is open at once and comes last",
    input: TaskDraft,
    output: Task,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /tasks/:taskId",
    summary: "Change what an action says, who does it, and what its due date is counted from",
    input: TaskPatch,
    output: Task,
  },
  move: {
    kind: "mutation",
    access: "staff",
    rest: "POST /tasks/:taskId/move",
    summary: "Move an action one place up or down in the plan of its journey",
    input: OneTask.extend({ direction: z.enum(["up", "down"]) }),
    output: Task,
  },
  remove: {
    kind: "mutation",
    access: "staff",
    rest: "DELETE /tasks/:taskId",
    summary: "Take back an action that was added by hand and holds no papers, answers or payments yet",
    input: OneTask,
    output: z.object({ taskId: Id }),
  },
});
