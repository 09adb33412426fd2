import { and, between, eq, or } from "drizzle-orm";

import type { BillingStats } from "#contracts/billing.ts";
import { counts } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** The currency of the books. */
const CURRENCY = "USD";

/**
 * From the sums the triggers keep, in cents: what was paid; what recurs of this month's invoices; what is sent and not
 * yet due; what is overdue by its status or by its date, in the company's calendar.
 */
export async function findBillingStats(act: Act): Promise<BillingStats> {
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(counts)
      .where(
        or(
          and(eq(counts.kind, "invoice_paid"), eq(counts.key, CURRENCY)),
          and(eq(counts.kind, "invoice_overdue"), eq(counts.key, CURRENCY)),
          and(eq(counts.kind, "invoice_recurring"), eq(counts.key, `${CURRENCY}:${act.today.slice(0, 7)}`)),
          and(eq(counts.kind, "invoice_sent"), between(counts.key, `${CURRENCY}:`, `${CURRENCY}:~`)),
        ),
      ),
  ]);
  const stats = { totalRevenue: 0, monthlyRecurring: 0, pendingPayments: 0, overdueAmount: 0 };
  for (const { kind, key, n } of rows) {
    if (kind === "invoice_paid") stats.totalRevenue += n;
    else if (kind === "invoice_recurring") stats.monthlyRecurring += n;
    else if (kind === "invoice_sent" && key >= `${CURRENCY}:${act.today}`) stats.pendingPayments += n;
    else stats.overdueAmount += n;
  }
  return { ...stats, currency: CURRENCY };
}
