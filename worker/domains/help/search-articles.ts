import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { HelpArticle } from "#contracts/help.ts";
import type { Act } from "#worker/core/act.ts";

export async function searchArticles(act: Act, _input: PageInput & { q: string }): Promise<Page<HelpArticle>> {
  await act.prove();
  throw new Error("unfinished");
}
