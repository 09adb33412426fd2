import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { REMOVED_KINDS } from "#contracts/removed/terms.ts";
import { instant, json, key, oneOf } from "#db/columns.ts";

import { users } from "./auth.ts";
import { workspaces } from "./workspaces.ts";

/** What was deleted and can be brought back: its rows, by the name of their table. A document's own row stays in its table. */
export const removedThings = sqliteTable(
  "removed_things",
  {
    id: key(),
    kind: text("kind", { enum: REMOVED_KINDS }).notNull(),
    thingId: integer("thing_id").notNull(),
    workspaceId: integer("workspace_id").references(() => workspaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    rows: json<Record<string, readonly Record<string, string | number | null>[]>>("rows")
      .notNull()
      .default(sql`'{}'`),
    /** Null where no person did: the travel rules ask for it no longer. */
    removedById: integer("removed_by_id").references(() => users.id),
    removedAt: instant("removed_at").notNull(),
  },
  (t) => [
    uniqueIndex("removed_things_thing_idx").on(t.kind, t.thingId),
    index("removed_things_removed_at_idx").on(t.removedAt, t.id),
    index("removed_things_workspace_id_idx").on(t.workspaceId),
    oneOf("removed_things_kind_check", t.kind, REMOVED_KINDS),
  ],
);
