import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { ACTIVITY_KINDS } from "#contracts/audit/activity-kinds.ts";
import { instant, json, key } from "#db/columns.ts";

/** What an entry keeps beside its columns: the values before and after, a reason, who else it concerned. */
export type ActivityData = {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  text?: string;
};

/**
 * Who did what when, written in the same batch as the change and never altered (triggers refuse it).
 * No foreign keys: the record outlives what it tells of.
 */
export const activity = sqliteTable(
  "activity",
  {
    id: key(),
    at: instant("at").notNull(),
    /** Not checked by the database: kinds join with every domain, and each would copy this table, the largest of all. */
    kind: text("kind", { enum: ACTIVITY_KINDS }).notNull(),
    /** Null where the schedule did it. */
    actorId: integer("actor_id"),
    workspaceId: integer("workspace_id"),
    taskId: integer("task_id"),
    documentId: integer("document_id"),
    /** The other person concerned: who was assigned, invited, removed. */
    personId: integer("person_id"),
    /** The name of what it was done to, as it was then. */
    subject: text("subject"),
    data: json<ActivityData>("data"),
    /** The request's id, as in the log. */
    reference: text("reference").notNull(),
    ip: text("ip"),
    /** Two letters, as the network in front of us tells. */
    country: text("country"),
    userAgent: text("user_agent"),
  },
  (t) => [
    index("activity_at_idx").on(t.at),
    index("activity_workspace_id_idx").on(t.workspaceId, t.at, t.id),
    index("activity_actor_id_idx").on(t.actorId, t.at),
    index("activity_kind_idx").on(t.kind, t.at),
  ],
);
