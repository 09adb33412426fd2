import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { ConnectionScope } from "#contracts/connections.ts";
import { BACKUP_STATUSES } from "#contracts/settings.ts";
import { createdAt, instant, json, key, oneOf } from "#db/columns.ts";

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
