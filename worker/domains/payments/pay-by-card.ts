import type { PaymentResult } from "#contracts/payments.ts";
import type { Act } from "#worker/core/act.ts";

export async function payByCard(act: Act, input: { taskId: number; cardToken: string; requestId: string }): Promise<PaymentResult> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
