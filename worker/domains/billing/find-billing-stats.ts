import { and, between, eq, or } from "drizzle-orm";

import type { BillingStats } from "#contracts/billing/shapes.ts";
import { counts } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

import { BOOKS_CURRENCY, figuresOf } from "./internal/figures.ts";

/** The figures of the books, from the sums the triggers keep. */
export async function findBillingStats(act: Act): Promise<BillingStats> {
  const currency = BOOKS_CURRENCY;
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(counts)
      .where(
        or(
          and(eq(counts.kind, "invoice_paid"), eq(counts.key, currency)),
          and(eq(counts.kind, "invoice_overdue"), eq(counts.key, currency)),
          and(eq(counts.kind, "invoice_recurring"), eq(counts.key, `${currency}:${act.today.slice(0, 7)}`)),
          and(eq(counts.kind, "invoice_sent"), between(counts.key, `${currency}:`, `${currency}:~`)),
        ),
      ),
  ]);
  return figuresOf(rows, currency, act.today);
}
