import * as z from "zod";

import { CalendarDate, Instant } from "./core/dates.ts";
import { Id, optionalText, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { ActionType, AssigneeRole } from "./workflows.ts";

export const TASK_STATUSES = ["in_progress", "completed", "pending", "your_turn", "overdue"] as const;
export const TaskStatus = z.enum(TASK_STATUSES);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** The tabs of the Action Overview; every status has exactly one home. */
export const TASK_TABS = ["your_turn", "pending", "completed"] as const;
export const TaskTab = z.enum(TASK_TABS);
export type TaskTab = z.infer<typeof TaskTab>;

export const TAB_OF = {
  your_turn: "your_turn",
  overdue: "your_turn",
  pending: "pending",
  in_progress: "pending",
  completed: "completed",
} as const satisfies Record<TaskStatus, TaskTab>;

export const Task = z.object({
  id: Id,
  workspaceId: Id,
  /** Null when the workspace has been archived: the screen then says 'Unknown Workspace'. */
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

export const TASK_SORTS = ["due", "changed"] as const;
export const TaskSort = z.enum(TASK_SORTS);
export type TaskSort = z.infer<typeof TaskSort>;

/** Within a group the sort goes on. */
export const TASK_GROUPS = ["workspace", "assignee", "type"] as const;
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

const OneTask = z.object({ taskId: Id });
const Change = z.object({ taskId: Id, version: Version });
/** Why it is done although required papers are missing: the company's word, which the record keeps. */
const Waiver = { reason: optionalText(LIMITS.reason) };

export const taskRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "signed-in",
    rest: "GET /tasks",
    summary: "Actions; by due date within an open tab, newest change first elsewhere",
    input: TaskFilter,
    output: pageOf(Task),
  },
  counts: {
    kind: "query",
    access: "signed-in",
    rest: "GET /tasks/counts",
    summary: "How many actions each tab holds",
    input: z.object({}),
    output: TaskCounts,
  },
  find: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId",
    summary: "One action",
    input: OneTask,
    output: Task,
  },
  complete: {
    kind: "mutation",
    access: "staff",
    rest: "POST /tasks/:taskId/complete",
    summary:
      "Complete an action; the company's word also ends the owner's part, and with a reason one whose papers are missing",
    input: Change.extend(Waiver),
    output: Task,
  },
  ways: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId/ways",
    summary:
      "The ways out of a decision, or out of a branch whose conditions cannot be told; none for other actions",
    input: OneTask,
    output: z.array(TaskWay),
  },
  choose: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "POST /tasks/:taskId/choose",
    summary: "Decide which way a journey goes on",
    input: Change.extend({ edgeId: z.string().max(64), ...Waiver }),
    output: Task,
  },
  sendBack: {
    kind: "mutation",
    access: "staff",
    rest: "POST /tasks/:taskId/send-back",
    summary: "Hand an action that was submitted back to the owner, with what to mend",
    input: Change.extend({ reason: requiredText(LIMITS.reason, "Say what has to be mended") }),
    output: Task,
  },
  reopen: {
    kind: "mutation",
    access: "staff",
    rest: "POST /tasks/:taskId/reopen",
    summary: "Open a completed action again",
    input: Change.extend({ reason: optionalText(LIMITS.reason) }),
    output: Task,
  },
  reschedule: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /tasks/:taskId/due-date",
    summary: "Move or remove the due date of an action",
    input: Change.extend({ dueDate: CalendarDate.nullable() }),
    output: Task,
  },
});
