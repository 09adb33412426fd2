import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id } from "#contracts/core/fields.ts";
import { Currency, MinorUnits } from "#contracts/core/money-shapes.ts";

import { BankAccount } from "./bank-accounts-shapes.ts";
import { CARD_WAYS, PAYMENT_METHODS } from "./terms.ts";

export const PaymentMethod = z.enum(PAYMENT_METHODS);

export const PaymentItem = z.object({
  id: Id,
  description: z.string(),
  amount: MinorUnits,
  currency: Currency,
  required: z.boolean(),
});
export type PaymentItem = z.infer<typeof PaymentItem>;

export const PaymentResult = z.object({
  /** Null, with the payer's address, for whom they are none of their business. */
  transactionId: z.string().nullable(),
  amount: MinorUnits,
  currency: Currency,
  paymentMethod: PaymentMethod,
  customerDetails: z.object({ name: z.string(), email: z.string().nullable() }),
  /** The required items only; the amount counts every item. */
  items: z.array(PaymentItem),
  timestamp: Instant,
});
export type PaymentResult = z.infer<typeof PaymentResult>;

/** What the payment widget of a to-do shows. Amounts come from the database and never from the page. */
export const PaymentQuote = z.object({
  taskId: Id,
  items: z.array(PaymentItem),
  currency: Currency,
  total: MinorUnits,
  deposit: MinorUnits,
  /** How much of the total the deposit is, in whole percent. */
  depositPercent: z.number().int(),
  remaining: MinorUnits,
  /** Where a transfer in this currency goes; none where the company has set no account for it. */
  accounts: z.array(BankAccount),
  /** `{customer name}-DEPOSIT`, or `-BALANCE` for the rest: what the company gets says what it is for. */
  bankReference: z.string(),
  /** By `openCard` or by `payByCard`. */
  card: z.enum(CARD_WAYS),
  hasPayer: z.boolean(),
  paid: PaymentResult.nullable(),
  transferAnnouncedAt: Instant.nullable(),
});
export type PaymentQuote = z.infer<typeof PaymentQuote>;

/** What the provider's form needs to take a card for a payment; the sum is the database's. */
export const CardForm = z.object({ clientSecret: z.string(), amount: MinorUnits, currency: Currency });
export type CardForm = z.infer<typeof CardForm>;
