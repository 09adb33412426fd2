import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { FEATURES } from "#contracts/core/features.ts";
import { flag, instant, oneOf, version } from "#db/columns.ts";

import { users } from "./auth.ts";

/** Optional features that somebody has switched; one without a row is as `contracts/core/features.ts` says. */
export const features = sqliteTable(
  "features",
  {
    name: text("name", { enum: FEATURES }).primaryKey(),
    isOn: flag("is_on"),
    changedAt: instant("changed_at").notNull(),
    changedById: integer("changed_by_id")
      .notNull()
      .references(() => users.id),
    version: version(),
  },
  (t) => [oneOf("features_name_check", t.name, FEATURES)],
);
