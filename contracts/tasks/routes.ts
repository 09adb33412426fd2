import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Task, TaskCounts, TaskFilter, TaskWay } from "./shapes.ts";

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
