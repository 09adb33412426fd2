export const RECEIPT_METHODS = ["bank", "card", "cash", "other"] as const;

export function paymentReceiptNumber(paymentId: number): string {
  return `REC-${String(paymentId).padStart(5, "0")}`;
}
