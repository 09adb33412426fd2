import { idOf } from "#web/core/address.ts";

/** What the address of a help screen says. */
export type HelpSearch = { category?: string; q?: string; article?: number };

export function readHelpSearch(raw: Record<string, unknown>): HelpSearch {
  const search: HelpSearch = {};
  const article = idOf(raw["article"]);
  if (typeof raw["category"] === "string" && raw["category"] !== "") search.category = raw["category"];
  if (typeof raw["q"] === "string" && raw["q"].trim() !== "") search.q = raw["q"].trim().slice(0, 200);
  if (article !== undefined) search.article = article;
  return search;
}
