import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { TAG_COLORS } from "#contracts/tags/terms.ts";
import { foldedText, key, version } from "#db/columns.ts";

import { workspaces } from "./workspaces.ts";

export const tags = sqliteTable(
  "tags",
  {
    id: key(),
    name: text("name").notNull(),
    nameKey: foldedText("name_key"),
    /** No check: the table is small, and the contract reads what it knows. */
    color: text("color", { enum: TAG_COLORS }).notNull().default("gray"),
    /** On how many workspaces it is, kept by triggers. */
    uses: integer("uses").notNull().default(0),
    version: version(),
  },
  (t) => [uniqueIndex("tags_name_idx").on(t.name)],
);

export const workspaceTags = sqliteTable(
  "workspace_tags",
  {
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    tagId: integer("tag_id")
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.tagId] }), index("workspace_tags_tag_id_idx").on(t.tagId)],
);
