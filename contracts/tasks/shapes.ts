import * as z from "zod";

import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";
import { ActionType, AssigneeRole } from "#contracts/workflows/shapes.ts";

import { TASK_GROUPS, TASK_SORTS, TASK_STATUSES, TASK_TABS } from "./terms.ts";

export const TaskStatus = z.enum(TASK_STATUSES);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const TaskTab = z.enum(TASK_TABS);
export type TaskTab = z.infer<typeof TaskTab>;

export const Task = z.object({
  id: Id,
  workspaceId: Id,
  /** Null when the workspace has been archived since: the screen then says 'Unknown Workspace'. */
  workspaceName: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  actionType: ActionType,
  status: TaskStatus,
  assignedTo: z.string(),
  assignedRole: AssigneeRole,
  dueDate: CalendarDate.nullable(),
  attachmentCount: z.number().int().optional(),
  iconColor: z.string(),
  /** True when the owner's part is done and the company has to look at it. */
  inReview: z.boolean(),
  completedAt: Instant.nullable(),
  updatedAt: Instant,
  version: Version,
});
export type Task = z.infer<typeof Task>;

export const TaskSort = z.enum(TASK_SORTS);
export type TaskSort = z.infer<typeof TaskSort>;

export const TaskGroup = z.enum(TASK_GROUPS);
export type TaskGroup = z.infer<typeof TaskGroup>;

export const TaskFilter = z.object({
  ...PageInput.shape,
  tab: TaskTab.optional(),
  workspaceId: Id.optional(),
  actionType: ActionType.optional(),
  /** Whose part it is by its plan. */
  assignedRole: AssigneeRole.optional(),
  /** The colleague or partner who has to do it. */
  assignedToId: Id.optional(),
  /** Due on an earlier day; leaves out what has no due date. */
  dueBefore: CalendarDate.optional(),
  /** What is due first, or what changed last. Left out: by due date within an open tab, by change elsewhere. */
  sort: TaskSort.optional(),
  group: TaskGroup.optional(),
});
export type TaskFilter = z.infer<typeof TaskFilter>;

export const TaskCounts = z.object({
  your_turn: z.number().int(),
  pending: z.number().int(),
  completed: z.number().int(),
});
export type TaskCounts = z.infer<typeof TaskCounts>;

/** A way out of a branch: what is chosen, and the step it leads to. */
export const TaskWay = z.object({
  edgeId: z.string(),
  label: z.string(),
  leadsTo: z.string(),
  /** It has been taken. */
  isChosen: z.boolean(),
});
export type TaskWay = z.infer<typeof TaskWay>;
