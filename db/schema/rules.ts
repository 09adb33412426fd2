import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { calendarDate, instant, isDate, key, version } from "#db/columns.ts";

import { users } from "./auth.ts";

/** The last time that somebody read a page which travel rules rest on; the ones before are in the activity. */
export const sourceReviews = sqliteTable(
  "source_reviews",
  {
    id: key(),
    url: text("url").notNull(),
    /** As the rules name the page: where an authority begins, several pages have one address. */
    name: text("name").notNull(),
    readOn: calendarDate("read_on").notNull(),
    /** What the page says otherwise than the rules; null where it says the same. */
    differs: text("differs"),
    reviewedAt: instant("reviewed_at").notNull(),
    reviewedById: integer("reviewed_by_id")
      .notNull()
      .references(() => users.id),
    version: version(),
  },
  (t) => [
    uniqueIndex("source_reviews_url_name_idx").on(t.url, t.name),
    isDate("source_reviews_read_on_check", t.readOn),
  ],
);
