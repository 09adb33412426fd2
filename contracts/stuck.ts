import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, optionalText, RequestId } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

/** Why somebody does not get on with a to-do. */
export const STUCK_REASONS = ["unclear", "missing_paper", "technical", "waiting", "time", "other"] as const;
export const StuckReason = z.enum(STUCK_REASONS);
export type StuckReason = z.infer<typeof StuckReason>;

/** An owner does not get on with a to-do, and nobody has helped yet. */
export const Stuck = z.object({ reason: StuckReason, words: z.string(), by: z.string(), at: Instant });
export type Stuck = z.infer<typeof Stuck>;

/** The same among those of all journeys. */
export const StuckTodo = Stuck.extend({
  workspaceId: Id,
  workspaceName: z.string(),
  taskId: Id,
  taskTitle: z.string(),
});
export type StuckTodo = z.infer<typeof StuckTodo>;

const OneTodo = z.object({ taskId: Id });

export const stuckRoutes = defineRoutes({
  stuck: {
    kind: "query",
    access: "staff",
    rest: "GET /stuck",
    summary: "To-dos whose owners do not get on, those who have waited longest first",
    input: PageInput.extend({ workspaceId: Id.optional() }),
    output: pageOf(StuckTodo),
  },
  stuckCounts: {
    kind: "query",
    access: "staff",
    rest: "GET /stuck/counts",
    summary: "How many to-dos are stuck, by workspace",
    input: z.object({}),
    output: z.array(z.object({ workspaceId: Id, todos: z.number().int() })),
  },
  reportStuck: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "write",
    rest: "POST /tasks/:taskId/stuck",
    summary: "Say that a to-do does not get on, and why; the company is told",
    input: OneTodo.extend({
      reason: StuckReason,
      words: optionalText(LIMITS.reason),
      requestId: RequestId.optional(),
    }),
    output: Stuck,
    status: 201,
  },
  clearStuck: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "write",
    rest: "POST /tasks/:taskId/stuck/clear",
    summary: "Say that a to-do gets on again; an answer becomes a comment on it",
    input: OneTodo.extend({ answer: optionalText(LIMITS.message), requestId: RequestId.optional() }),
    output: z.object({ taskId: Id }),
  },
});
