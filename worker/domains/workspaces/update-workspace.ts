import type * as z from "zod";

import type { Workspace, workspaceRoutes } from "#contracts/workspaces.ts";

type WorkspacePatch = z.output<typeof workspaceRoutes.update.input>;
import type { Act } from "#worker/core/act.ts";

export async function updateWorkspace(act: Act, input: WorkspacePatch): Promise<Workspace> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
