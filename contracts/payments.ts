import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, RequestId } from "./core/fields.ts";
import { Currency, MinorUnits } from "./core/money.ts";
import { defineRoutes } from "./core/route.ts";

export const PAYMENT_METHODS = ["card", "bank"] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);

export const PAYMENT_STATUSES = ["processing", "succeeded", "failed", "awaiting_transfer"] as const;

/** How long the simulated gateway takes, in milliseconds. */
export const GATEWAY_DELAY_MS = 2_000;

export const CARD_LIMITS = { number: 19, expiry: 5, cvv: 3 } as const;

export const PaymentItem = z.object({
  id: Id,
  description: z.string(),
  amount: MinorUnits,
  currency: Currency,
  required: z.boolean(),
});
export type PaymentItem = z.infer<typeof PaymentItem>;

export const PaymentResult = z.object({
  transactionId: z.string(),
  amount: MinorUnits,
  currency: Currency,
  paymentMethod: PaymentMethod,
  customerDetails: z.object({ name: z.string(), email: z.string() }),
  /** The required items only; the amount counts every item. */
  items: z.array(PaymentItem),
  timestamp: Instant,
});
export type PaymentResult = z.infer<typeof PaymentResult>;

export const BankDetails = z.object({
  accountName: z.string(),
  bankName: z.string(),
  sortCode: z.string(),
  accountNumber: z.string(),
  iban: z.string(),
});
export type BankDetails = z.infer<typeof BankDetails>;

/** What the payment widget of a to-do shows. Amounts come from the database and never from the page. */
export const PaymentQuote = z.object({
  taskId: Id,
  items: z.array(PaymentItem),
  currency: Currency,
  total: MinorUnits,
  deposit: MinorUnits,
  remaining: MinorUnits,
  bank: BankDetails,
  /** `{customer name}-DEPOSIT`. */
  bankReference: z.string(),
  /** The card is typed into the payment provider's own form (`openCard`), not into ours (`payByCard`). */
  hasProviderForm: z.boolean(),
  hasPayer: z.boolean(),
  paid: PaymentResult.nullable(),
  transferAnnouncedAt: Instant.nullable(),
});
export type PaymentQuote = z.infer<typeof PaymentQuote>;

/** What the provider's form needs to take a card for a payment; the sum is the database's. */
export const CardForm = z.object({ clientSecret: z.string(), amount: MinorUnits, currency: Currency });
export type CardForm = z.infer<typeof CardForm>;

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
