import type { CustomerWorkspace } from "#contracts/journeys.ts";
import type { Act } from "#worker/core/act.ts";

export async function findCustomerWorkspace(act: Act, input: { workspaceId: number }): Promise<CustomerWorkspace> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
