import type { HelpArticle } from "#contracts/help.ts";
import type { Act } from "#worker/core/act.ts";

export async function listPopular(act: Act, _input: object): Promise<HelpArticle[]> {
  await act.prove();
  throw new Error("unfinished");
}
