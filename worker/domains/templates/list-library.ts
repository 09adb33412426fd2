import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { LibraryTemplate } from "#contracts/templates.ts";
import type { Act } from "#worker/core/act.ts";

export async function listLibrary(act: Act, input: PageInput): Promise<Page<LibraryTemplate>> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
