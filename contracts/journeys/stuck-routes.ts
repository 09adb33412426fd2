import * as z from "zod";

import { Id, optionalText, RequestId } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Stuck, StuckReason, StuckTodo } from "./stuck-shapes.ts";

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
