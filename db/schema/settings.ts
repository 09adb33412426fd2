import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { ConnectionScope } from "#contracts/connections/shapes.ts";
import type { DnsRecord } from "#contracts/mail/domain-shapes.ts";
import { BACKUP_STATUSES } from "#contracts/settings/terms.ts";
import { createdAt, instant, json, key, oneOf, version } from "#db/columns.ts";

import { users } from "./people.ts";

/** Copies of the database in the bucket. A row without its file has failed or has been let go of. */
export const backups = sqliteTable(
  "backups",
  {
    id: key(),
    startedAt: instant("started_at").notNull(),
    finishedAt: instant("finished_at"),
    status: text("status", { enum: BACKUP_STATUSES }).notNull(),
    fileKey: text("file_key").notNull(),
    byteSize: integer("byte_size").notNull().default(0),
    rowCount: integer("row_count").notNull().default(0),
    error: text("error"),
    /** Null where the schedule made it. */
    madeById: integer("made_by_id").references(() => users.id),
  },
  (t) => [
    index("backups_started_at_idx").on(t.startedAt, t.id),
    oneOf("backups_status_check", t.status, BACKUP_STATUSES),
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

/** Keys that other programs call the REST addresses with. The key itself is shown once; only its hash is kept. */
export const apiConnections = sqliteTable(
  "api_connections",
  {
    id: key(),
    name: text("name").notNull(),
    /** The first letters of the key, by which a person tells one from another. */
    prefix: text("prefix").notNull(),
    keyHash: text("key_hash").notNull(),
    scopes: json<ConnectionScope[]>("scopes").notNull(),
    /** It acts as this person and never as more. */
    createdById: integer("created_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    uniqueIndex("api_connections_key_hash_idx").on(t.keyHash),
    uniqueIndex("api_connections_request_id_idx").on(t.requestId),
    index("api_connections_created_at_idx").on(t.createdAt, t.id),
  ],
);
