import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id } from "#contracts/core/fields.ts";

import { STUCK_REASONS } from "./stuck.ts";

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
