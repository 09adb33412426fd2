import type { PaymentResult } from "#contracts/payments/shapes.ts";
import type { payments } from "#db/schema.ts";
import type { Sight } from "#worker/core/access.ts";

/** What became of a payment; who paid from which account, only for those who may pay and for the company. */
export function toPaymentResult(
  row: typeof payments.$inferSelect,
  { ofMoney }: Pick<Sight, "ofMoney">,
): PaymentResult {
  return {
    transactionId: ofMoney ? (row.transactionId ?? "") : null,
    amount: row.amount,
    currency: row.currency,
    paymentMethod: row.method,
    customerDetails: { name: row.customerName, email: ofMoney ? row.customerEmail : null },
    items: row.items,
    timestamp: row.settledAt ?? row.createdAt,
  };
}
