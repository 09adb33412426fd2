import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import type { Act } from "#worker/core/act.ts";

export async function findWorkspace(act: Act, input: { workspaceId: number }): Promise<WorkspaceDetail> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
