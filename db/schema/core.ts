import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { createdAt } from "#db/columns.ts";

/** Attempts that made something: the same id with the same body gives the same answer, with another body 409. */
export const attempts = sqliteTable(
  "attempts",
  {
    requestId: text("request_id").primaryKey(),
    userId: integer("user_id").notNull(),
    operation: text("operation").notNull(),
    bodyHash: text("body_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("attempts_created_at_idx").on(t.createdAt)],
);

/**
 * What each letter is compared as (contracts/core/fold.ts), for the triggers of `triggers/folded.sql`; filled by
 * `db/load-letters.ts`. The rows also count: a trigger takes a text apart by `at`, from 1 on without a gap, and has more of them than the
 * longest text that a trigger folds has letters.
 */
export const letters = sqliteTable(
  "letters",
  {
    at: integer("at").primaryKey(),
    letter: text("letter").notNull(),
    folded: text("folded").notNull(),
  },
  (t) => [uniqueIndex("letters_letter_idx").on(t.letter)],
);
