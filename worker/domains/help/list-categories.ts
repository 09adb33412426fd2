import type { HelpCategory } from "#contracts/help.ts";
import type { Act } from "#worker/core/act.ts";

export async function listCategories(act: Act, _input: object): Promise<HelpCategory[]> {
  await act.prove();
  throw new Error("unfinished");
}
