import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { ConnectionScope } from "#contracts/connections/shapes.ts";
import { createdAt, instant, json, key } from "#db/columns.ts";

import { users } from "./auth.ts";

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
