import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { WorkspaceTemplate } from "#contracts/templates.ts";
import type { Act } from "#worker/core/act.ts";

export async function listTemplates(act: Act, input: PageInput): Promise<Page<WorkspaceTemplate>> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
