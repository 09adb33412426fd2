import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { DnsRecord } from "#contracts/mail/domain-shapes.ts";
import { createdAt, instant, json, key, version } from "#db/columns.ts";

import { users } from "./auth.ts";
import { workspaces } from "./workspaces.ts";

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
    /** Who sends it and hears where it is given up on; null for what the portal sends by itself. */
    byId: integer("by_id").references(() => users.id, { onDelete: "set null" }),
    /** The journey it is about. */
    workspaceId: integer("workspace_id").references(() => workspaces.id, { onDelete: "set null" }),
    /** When it was told that it is given up on. */
    toldAt: instant("told_at"),
  },
  (t) => [
    uniqueIndex("outbox_dedupe_key_idx").on(t.dedupeKey),
    index("outbox_waiting_idx")
      .on(t.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    index("outbox_unsent_idx")
      .on(t.id)
      .where(sql`sent_at is null`),
    index("outbox_untold_idx")
      .on(t.failedAt)
      .where(sql`failed_at is not null and told_at is null`),
    index("outbox_to_email_idx").on(t.toEmail, t.id),
  ],
);

/** The domain that mail is to come from; one row or none. Until it is verified the default sender writes. */
export const mailDomains = sqliteTable(
  "mail_domains",
  {
    id: integer("id").primaryKey(),
    domain: text("domain").notNull(),
    localPart: text("local_part").notNull(),
    senderName: text("sender_name").notNull(),
    /** What the domain's owner writes into the DNS. */
    ownership: text("ownership").notNull(),
    /** Signs mail of this domain; encrypted, since it is needed for each. */
    dkimSecret: text("dkim_secret").notNull(),
    dkimPublic: text("dkim_public").notNull(),
    records: json<DnsRecord[]>("records").notNull(),
    createdAt: createdAt(),
    checkedAt: instant("checked_at"),
    verifiedAt: instant("verified_at"),
    lostAt: instant("lost_at"),
    version: version(),
  },
  (t) => [check("mail_domains_one_check", sql`${t.id} = 1`)],
);
