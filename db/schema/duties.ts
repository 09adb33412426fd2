import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
    /** What the last run that left rows out has left out, and why the first of them. */
    leftOut: integer("left_out").notNull().default(0),
    leftOutWhy: text("left_out_why"),
    leftOutAt: instant("left_out_at"),
    /** When administrators were last told that it fails. */
    toldAt: instant("told_at"),
  },
  (t) => [oneOf("duties_name_check", t.name, DUTIES)],
);
