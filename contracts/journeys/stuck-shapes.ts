import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";

import { STUCK_REASONS } from "./stuck.ts";

export const StuckReason = z.enum(STUCK_REASONS);
export type StuckReason = z.infer<typeof StuckReason>;

/** An owner does not get on with a to-do or asks its choice back, and nobody has helped yet. */
export const Stuck = z.object({ reason: StuckReason, words: z.string(), by: z.string(), at: Instant });
export type Stuck = z.infer<typeof Stuck>;

/** The same among those of all journeys. */
export const StuckTodo = Stuck.extend({
  workspaceId: Id,
  workspaceName: z.string(),
  taskId: Id,
  taskTitle: z.string(),
  /** What a choice that is asked back is opened with, and made again as it was; null for any other to-do. */
  choice: z.object({ version: Version, edgeId: z.string() }).nullable(),
});
export type StuckTodo = z.infer<typeof StuckTodo>;
