import type { PaymentResult } from "#contracts/payments/shapes.ts";
import type { payments } from "#db/schema.ts";

export function toPaymentResult(row: typeof payments.$inferSelect): PaymentResult {
  return {
    transactionId: row.transactionId ?? "",
    amount: row.amount,
    currency: row.currency,
    paymentMethod: row.method,
    customerDetails: { name: row.customerName, email: row.customerEmail },
    items: row.items,
    timestamp: row.settledAt ?? row.createdAt,
  };
}
