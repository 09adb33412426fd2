import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, RequestId } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { CardForm, PaymentQuote, PaymentResult } from "./shapes.ts";

const OnePayment = z.object({ taskId: Id });

export const paymentRoutes = defineRoutes({
  quote: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId/payment",
    summary: "What is to pay for a to-do, and whether it has been paid",
    input: OnePayment,
    output: PaymentQuote,
  },
  payByCard: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "pay",
    rest: "POST /tasks/:taskId/payment",
    summary: "Pay by card with a token of the gateway; card numbers never reach this server",
    input: OnePayment.extend({ cardToken: z.string().min(8).max(200), requestId: RequestId }),
    output: PaymentResult,
  },
  openCard: {
    kind: "mutation",
    access: "customer-of-workspace",
    rest: "POST /tasks/:taskId/payment/card",
    summary: "Open a payment whose card is typed into the provider's own form",
    input: OnePayment.extend({ requestId: RequestId }),
    output: CardForm,
  },
  finishCard: {
    kind: "mutation",
    access: "customer-of-workspace",
    rest: "POST /tasks/:taskId/payment/card/finish",
    summary: "Ask the provider what became of an opened payment, and keep it",
    input: OnePayment.extend({ requestId: RequestId }),
    output: PaymentResult,
  },
  announceTransfer: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "pay",
    rest: "POST /tasks/:taskId/payment/transfer",
    summary: "Say that a bank transfer is on its way",
    input: OnePayment.extend({ requestId: RequestId }),
    output: z.object({ announcedAt: Instant }),
  },
  withdrawTransfer: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "pay",
    permission: "recordPayments",
    rest: "POST /tasks/:taskId/payment/transfer/withdraw",
    summary: "Take back that a bank transfer is on its way, while it is not on the account",
    input: OnePayment.extend({
      /** As the quote of the to-do has it. */
      announcedAt: z.iso.datetime(),
    }),
    output: z.object({ takenBackAt: Instant }),
  },
  confirmTransfer: {
    kind: "mutation",
    access: "staff",
    permission: "recordPayments",
    rest: "POST /tasks/:taskId/payment/received",
    summary: "Mark a bank transfer received",
    input: OnePayment,
    output: PaymentResult,
  },
});
