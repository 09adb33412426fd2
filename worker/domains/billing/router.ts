import { billingRoutes as route } from "#contracts/billing.ts";
import { query, router } from "#worker/core/trpc.ts";

import { findBillingStats } from "./find-billing-stats.ts";
import { listInvoices } from "./list-invoices.ts";

export const billingRouter = router({
  invoices: query(route.invoices, listInvoices),
  stats: query(route.stats, findBillingStats),
});
