import type { BillingStats } from "#contracts/billing.ts";
import type { Act } from "#worker/core/act.ts";

export async function findBillingStats(act: Act, _input: object): Promise<BillingStats> {
  await act.prove();
  throw new Error("unfinished");
}
