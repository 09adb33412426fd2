import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { createdAt, flag, instant, key } from "#db/columns.ts";

import { users } from "./auth.ts";
import { documents } from "./documents.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

/** Messages of a workspace; with a task, a comment on it; internal ones are for staff only. */
export const messages = sqliteTable(
  "messages",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id),
    taskId: integer("task_id").references(() => tasks.id),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    body: text("body").notNull(),
    isInternal: flag("is_internal"),
    createdAt: createdAt(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("messages_workspace_id_idx").on(t.workspaceId, t.createdAt, t.id),
    index("messages_task_id_idx").on(t.taskId, t.createdAt, t.id),
    uniqueIndex("messages_request_id_idx").on(t.requestId),
  ],
);

/** Who a message names with `@`. */
export const messageMentions = sqliteTable(
  "message_mentions",
  {
    messageId: integer("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] })],
);

/** Papers of the journey that go with a message. */
export const messageFiles = sqliteTable(
  "message_files",
  {
    messageId: integer("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    documentId: integer("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.documentId] }),
    index("message_files_document_id_idx").on(t.documentId),
  ],
);

/** The conversation of a journey once something was said in it, kept by triggers. Internal messages are no part of it. */
export const messageThreads = sqliteTable(
  "message_threads",
  {
    workspaceId: integer("workspace_id")
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    lastMessageId: integer("last_message_id").notNull(),
    lastAt: instant("last_at").notNull(),
    /** The owner's side has the last word. */
    isWaiting: flag("is_waiting"),
    /** What waits first, then the latest: ascending, so that one comparison finds the next page. */
    inboxKey: integer("inbox_key")
      .notNull()
      .generatedAlwaysAs(sql`-(last_at + is_waiting * 10000000000000)`, { mode: "virtual" }),
  },
  (t) => [index("message_threads_inbox_idx").on(t.inboxKey, t.workspaceId)],
);

/** How far a person has read a conversation, and how much of it is new to them; kept by triggers and by reading. */
export const threadReaders = sqliteTable(
  "thread_readers",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** In charge, a member, named in it, or wrote in it: what is said there is news to them. */
    takesPart: flag("takes_part"),
    unread: integer("unread").notNull().default(0),
    lastMessageId: integer("last_message_id").notNull(),
    lastAt: instant("last_at").notNull(),
    seenMessageId: integer("seen_message_id").notNull().default(0),
    seenAt: instant("seen_at"),
    /** What is unread first, then the latest; null for who merely looked in. */
    inboxKey: integer("inbox_key").generatedAlwaysAs(
      sql`iif(takes_part, -(last_at + (unread > 0) * 10000000000000), null)`,
      { mode: "virtual" },
    ),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.workspaceId] }),
    index("thread_readers_workspace_id_idx").on(t.workspaceId),
    index("thread_readers_inbox_idx")
      .on(t.userId, t.inboxKey, t.workspaceId)
      .where(sql`inbox_key is not null`),
    index("thread_readers_unread_idx")
      .on(t.userId, t.workspaceId)
      .where(sql`unread > 0`),
  ],
);
