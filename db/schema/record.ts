import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { ACTIVITY_KINDS } from "#contracts/audit/activity-kinds.ts";
import { createdAt, instant, json, key } from "#db/columns.ts";

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

/** What an outgoing mail says; its words are made when it is sent. */
export type MailPayload = Readonly<Record<string, string | null>>;

/** Mail to be sent, written in the same batch as what it tells of. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: key(),
    template: text("template").notNull(),
    toEmail: text("to_email").notNull(),
    toName: text("to_name").notNull(),
    payload: json<MailPayload>("payload").notNull(),
    /** The same occasion is told once. */
    dedupeKey: text("dedupe_key").notNull(),
    createdAt: createdAt(),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    sentAt: instant("sent_at"),
    /** Given up on; an administrator can send it again. */
    failedAt: instant("failed_at"),
    lastError: text("last_error"),
  },
  (t) => [
    uniqueIndex("outbox_dedupe_key_idx").on(t.dedupeKey),
    index("outbox_waiting_idx")
      .on(t.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    index("outbox_unsent_idx")
      .on(t.id)
      .where(sql`sent_at is null`),
    index("outbox_to_email_idx").on(t.toEmail, t.id),
  ],
);

/** What the company has chosen, which `worker/core/settings.ts` reads and writes. */
type ChosenKey =
  | "backup_plan"
  | "bank_accounts"
  | "billing"
  | "branding"
  | "client_dashboard"
  | "contact"
  | "mail_defaults"
  | "member_rights"
  | "modules"
  | "permissions"
  | "price_list"
  | "security";
/** What the portal notes for itself. */
type NotedKey = "airports_edition" | "demo_seed" | "files_swept_to" | "invoice_counter";
export type SettingKey = ChosenKey | NotedKey;

/** One value for the whole portal, by name. */
export const settings = sqliteTable("settings", {
  key: text("key").$type<SettingKey>().primaryKey(),
  value: json<unknown>("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Attempts that made something: the same id with the same body gives the same answer, with another body 409. */
export const attempts = sqliteTable(
  "attempts",
  {
    requestId: text("request_id").primaryKey(),
    userId: integer("user_id").notNull(),
    operation: text("operation").notNull(),
    bodyHash: text("body_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("attempts_created_at_idx").on(t.createdAt)],
);
