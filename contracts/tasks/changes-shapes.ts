import * as z from "zod";

import { Id, optionalText, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { Due } from "#contracts/workflows/graph-shapes.ts";
import { ActionType as Action, AssigneeRole } from "#contracts/workflows/shapes.ts";

import { ADDABLE_ACTIONS } from "./changes.ts";

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
