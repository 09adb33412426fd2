import type { BillingStats } from "#contracts/billing/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Currency } from "#contracts/core/money-shapes.ts";

/** The currency of the books. */
export const BOOKS_CURRENCY = "USD";

/** The sums of invoices that triggers keep, by their kind in `counts`. */
export const SUM_KINDS = ["invoice_paid", "invoice_overdue", "invoice_recurring", "invoice_sent"] as const;

type Sum = { readonly kind: string; readonly key: string; readonly n: number };

/**
 * In minor units of one currency: what was paid; what recurs of this month's invoices; what is open of those sent and not
 * yet due; what is open of those overdue by their status or by their date, in the company's calendar.
 */
export function figuresOf(sums: readonly Sum[], currency: Currency, today: CalendarDate): BillingStats {
  const stats = { totalRevenue: 0, monthlyRecurring: 0, pendingPayments: 0, overdueAmount: 0 };
  for (const { kind, key, n } of sums) {
    const [code, part = ""] = key.split(":");
    if (code !== currency) continue;
    if (kind === "invoice_paid") stats.totalRevenue += n;
    else if (kind === "invoice_overdue") stats.overdueAmount += n;
    else if (kind === "invoice_recurring" && part === today.slice(0, 7)) stats.monthlyRecurring += n;
    else if (kind === "invoice_sent" && part >= today) stats.pendingPayments += n;
    else if (kind === "invoice_sent") stats.overdueAmount += n;
  }
  return { ...stats, currency };
}
