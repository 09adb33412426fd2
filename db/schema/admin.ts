import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { createdAt, foldedText, key, version } from "#db/columns.ts";

import { users } from "./auth.ts";

export const teams = sqliteTable(
  "teams",
  {
    id: key(),
    name: text("name").notNull(),
    nameKey: foldedText("name_key"),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [uniqueIndex("teams_name_idx").on(t.name), index("teams_name_key_idx").on(t.nameKey, t.id)],
);

export const teamMembers = sqliteTable(
  "team_members",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.userId] }), index("team_members_user_id_idx").on(t.userId)],
);
