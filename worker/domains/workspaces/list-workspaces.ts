import type { Page } from "#contracts/core/paging.ts";
import type { Workspace, WorkspaceFilter } from "#contracts/workspaces.ts";
import type { Act } from "#worker/core/act.ts";

export async function listWorkspaces(act: Act, input: WorkspaceFilter): Promise<Page<Workspace>> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
