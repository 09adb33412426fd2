import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { Colleague } from "#contracts/admin.ts";
import type { Act } from "#worker/core/act.ts";

export async function listColleagues(act: Act, _input: PageInput): Promise<Page<Colleague>> {
  await act.prove();
  throw new Error("unfinished");
}
