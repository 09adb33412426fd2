import { ownInvoiceRoutes } from "#contracts/billing/own-invoices-routes.ts";
import { billingRoutes as route } from "#contracts/billing/routes.ts";
import { receiptRoutes } from "#contracts/payments/receipts-routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { createInvoice } from "./create-invoice.ts";
import { findBillingStats } from "./find-billing-stats.ts";
import { findFigures } from "./find-figures.ts";
import { findInvoice } from "./find-invoice.ts";
import { findPrefill } from "./find-prefill.ts";
import { findReceipt } from "./find-receipt.ts";
import { findSettings } from "./find-settings.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { listInvoices } from "./list-invoices.ts";
import { listOwnInvoices } from "./list-own-invoices.ts";
import { listOwnReceipts } from "./list-own-receipts.ts";
import { mailInvoice } from "./mail-invoice.ts";
import { recordPayment } from "./record-payment.ts";
import { recordRefund } from "./record-refund.ts";
import { removeInvoice } from "./remove-invoice.ts";
import { reversePayment } from "./reverse-payment.ts";
import { updateInvoice } from "./update-invoice.ts";
import { updateSettings } from "./update-settings.ts";
import { voidInvoice } from "./void-invoice.ts";

export const billingRouter = router({
  invoices: query(route.invoices, listInvoices),
  own: query(ownInvoiceRoutes.own, listOwnInvoices),
  invoice: query(route.invoice, findInvoice),
  ownReceipts: query(receiptRoutes.ownReceipts, listOwnReceipts),
  receipt: query(receiptRoutes.receipt, findReceipt),
  stats: query(route.stats, findBillingStats),
  figures: query(route.figures, findFigures),
  prefill: query(route.prefill, findPrefill),
  create: mutation(route.create, createInvoice),
  update: mutation(route.update, updateInvoice),
  remove: mutation(route.remove, removeInvoice),
  issue: mutation(route.issue, issueInvoice),
  mail: mutation(route.mail, mailInvoice),
  recordPayment: mutation(route.recordPayment, recordPayment),
  recordRefund: mutation(route.recordRefund, recordRefund),
  reversePayment: mutation(route.reversePayment, reversePayment),
  voidInvoice: mutation(route.voidInvoice, voidInvoice),
  settings: query(route.settings, findSettings),
  updateSettings: mutation(route.updateSettings, updateSettings),
});
