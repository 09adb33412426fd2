import type { PaymentQuote } from "#contracts/payments.ts";
import type { Act } from "#worker/core/act.ts";

export async function findQuote(act: Act, input: { taskId: number }): Promise<PaymentQuote> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
