import type { WorkspaceFacets } from "#contracts/workspaces.ts";
import type { Act } from "#worker/core/act.ts";

export async function listFacets(act: Act, input: Record<string, never>): Promise<WorkspaceFacets> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
