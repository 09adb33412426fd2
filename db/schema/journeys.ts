import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { STUCK_REASONS } from "#contracts/journeys/stuck.ts";
import { createdAt, instant, key, oneOf } from "#db/columns.ts";

import { users } from "./auth.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

/** That an owner does not get on with a to-do. A trigger clears it when the to-do is handed in. */
export const stuckReports = sqliteTable(
  "stuck_reports",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    raisedById: integer("raised_by_id")
      .notNull()
      .references(() => users.id),
    reason: text("reason", { enum: STUCK_REASONS }).notNull(),
    words: text("words").notNull().default(""),
    createdAt: createdAt(),
    requestId: text("request_id").notNull(),
    clearedAt: instant("cleared_at"),
    /** Null where the to-do was handed in all the same. */
    clearedById: integer("cleared_by_id").references(() => users.id),
  },
  (t) => [
    uniqueIndex("stuck_reports_request_id_idx").on(t.requestId),
    /** A to-do is stuck once at a time. */
    uniqueIndex("stuck_reports_open_idx")
      .on(t.taskId)
      .where(sql`cleared_at is null`),
    index("stuck_reports_waiting_idx")
      .on(t.createdAt, t.id)
      .where(sql`cleared_at is null`),
    index("stuck_reports_workspace_id_idx").on(t.workspaceId, t.id),
    oneOf("stuck_reports_reason_check", t.reason, STUCK_REASONS),
  ],
);
