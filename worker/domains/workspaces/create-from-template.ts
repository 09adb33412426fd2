import type { Workspace, WorkspaceDraft } from "#contracts/workspaces.ts";
import type { Act } from "#worker/core/act.ts";

export async function createFromTemplate(act: Act, input: WorkspaceDraft): Promise<Workspace> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
