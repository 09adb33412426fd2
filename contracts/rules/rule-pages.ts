import { aboutList, type AnyOf, type CountryListName } from "./countries.ts";
import { sourceKey } from "./reviews.ts";
import type { Rule } from "./rule.ts";
import type { Source } from "./types.ts";

type Resting = Pick<Rule, "source" | "applies" | "requirement">;

/** Every page that a rule rests on, once: its own, those of the parts of a chain, and those of its lists of countries. */
export function pagesOf(rule: Resting): Source[] {
  const { source, requirement } = rule;
  const parts = requirement.kind === "rabies-chain" ? Object.values(requirement.sources ?? {}) : [];
  const pages = [source, ...parts, ...listsOf(rule).map((list) => listPage(rule, list))];
  return [...new Map(pages.map((page) => [sourceKey(page), page])).values()];
}

/** The lists by which it is told whom a rule is for, or what it asks. */
export const listsOf = (rule: Resting): CountryListName[] => [
  ...new Set([...listsOfScope(rule), ...listsAsked(rule)]),
];

/** The page on which a list was read; the authority is that of the rule. */
export function listPage({ source }: Pick<Rule, "source">, list: CountryListName): Source {
  const { source: name, url, dated, asOf } = aboutList(list);
  return { ...source, name, url, leadsTo: "page", dated, verifiedOn: asOf };
}

function listsOfScope({ applies: { origin, anyStay, everyStay, someStayOff } }: Resting): CountryListName[] {
  return [...each(origin?.list), ...each(anyStay?.list), ...each(everyStay), ...each(someStayOff)];
}

function listsAsked({ requirement }: Resting): readonly CountryListName[] {
  switch (requirement.kind) {
    case "category":
      return requirement.of.map(({ list }) => list);
    case "origin":
    case "residence":
      return each(requirement.list);
    case "rabies-chain":
      return each(requirement.sample?.noWaitWith?.drawnIn);
    case "event":
      return (requirement.instead ?? []).flatMap(({ issuedIn, residentIn, doseGivenIn }) => [
        ...each(issuedIn),
        ...each(residentIn),
        ...each(doseGivenIn),
      ]);
    case "identity":
    case "hours":
    case "age":
    case "breed":
    case "port":
    case "escort":
    case "nothing":
    case "review":
      return [];
  }
}

const each = (list: AnyOf | undefined): readonly CountryListName[] =>
  list === undefined ? [] : typeof list === "string" ? [list] : list;
