import { sqliteTable, text } from "drizzle-orm/sqlite-core";

import { DUTIES } from "#contracts/duties/terms.ts";
import { instant, oneOf } from "#db/columns.ts";

/** What each duty of the clock last came to; one that it has never come to has no row. */
export const duties = sqliteTable(
  "duties",
  {
    name: text("name", { enum: DUTIES }).primaryKey(),
    lastRunAt: instant("last_run_at").notNull(),
    lastDoneAt: instant("last_done_at"),
    /** Since when every run has failed. */
    failingSince: instant("failing_since"),
    failure: text("failure"),
    /** When administrators were last told that it fails. */
    toldAt: instant("told_at"),
  },
  (t) => [oneOf("duties_name_check", t.name, DUTIES)],
);
