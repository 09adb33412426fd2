import { billingRoutes as route } from "#contracts/billing.ts";
import { query, router } from "#worker/core/trpc.ts";

import { findBillingStats } from "./find-billing-stats.ts";
import { findInvoice } from "./find-invoice.ts";
import { listInvoices } from "./list-invoices.ts";

export const billingRouter = router({
  invoices: query(route.invoices, listInvoices),
  invoice: query(route.invoice, findInvoice),
  stats: query(route.stats, findBillingStats),
});
