
import type { Act } from "#worker/core/act.ts";

export async function announceTransfer(act: Act, input: { taskId: number; requestId: string }): Promise<{ announcedAt: Date }> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
