import type { DemoAccount } from "#contracts/auth.ts";
import type { Act } from "#worker/core/act.ts";

export async function listDemoAccounts(act: Act, input: Record<string, never>): Promise<DemoAccount[]> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
