import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
