import * as z from "zod";

import { Id, optionalText, RequestId, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";
import { Task } from "./tasks.ts";
import { Due } from "./workflow-graph.ts";
import { ACTION_GROUPS, type ActionType, ActionType as Action, AssigneeRole } from "./workflows.ts";

/** What can be asked of people by hand; what decides, waits or writes by itself belongs into a workflow. */
export const ADDABLE_ACTIONS = [
  ...Object.keys(ACTION_GROUPS.Core),
  ...Object.keys(ACTION_GROUPS.Layout),
] as ActionType[];

const title = requiredText(LIMITS.title, "Say what has to be done");

export const TaskDraft = z.object({
  workspaceId: Id,
  title,
  description: optionalText(LIMITS.notes),
  actionType: Action.refine((type) => ADDABLE_ACTIONS.includes(type), "Choose a kind of action"),
  assignedRole: AssigneeRole,
  /** The colleague or partner who has to do it; the colleague in charge where left out of the team's. */
  assignedToId: Id.nullable().optional(),
  due: Due.nullable().optional(),
  requestId: RequestId.optional(),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

export const TaskPatch = z.object({
  taskId: Id,
  version: Version,
  title: title.optional(),
  description: z.string().trim().max(LIMITS.notes).optional(),
  /** Of a step of the team or of a partner; an owner's to-do is every owner's. */
  assignedToId: Id.nullable().optional(),
  due: Due.nullable().optional(),
});
export type TaskPatch = z.infer<typeof TaskPatch>;

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
