import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { fold } from "#contracts/core/fold.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { isUncertain } from "#contracts/rules/open-step.ts";
import { type NamedReview, reviewed, sourceKey } from "#contracts/rules/reviews.ts";
import { pagesOf as pagesOfRule } from "#contracts/rules/rule-pages.ts";
import { isStale } from "#contracts/rules/staleness.ts";
import type { Source } from "#contracts/rules/types.ts";

export type ListedRule = {
  id: string;
  title: string;
  destination: string;
  countries: readonly string[];
  from: CalendarDate;
  until: CalendarDate | null;
  source: Source;
};

export const RULE_MARKS = ["all", "stale", "uncertain", "differs"] as const;
export type RuleFilter = { q: string; destination: string; mark: (typeof RULE_MARKS)[number] };

/** A rule as often as it rests on another page. */
export const RULES: readonly ListedRule[] = DESTINATIONS.flatMap(({ name, countries, rules }) =>
  rules.flatMap((rule) =>
    pagesOfRule(rule).map((source) => ({
      id: rule.id,
      title: rule.title,
      destination: name,
      countries,
      from: rule.inForce.from,
      until: rule.inForce.until ?? null,
      source,
    })),
  ),
);

/** A page with the rules of one destination that rest on it. */
export type ListedPage = { destination: string; source: Source; rules: [ListedRule, ...ListedRule[]] };

/** The day that most rules are held from: only another one says something. */
export const HELD_FROM: CalendarDate = RULES.map(({ from }) => from).toSorted()[0] ?? "";

/** A row a page of each destination, both in the order in which the rules name them. */
export function pagesOf(rules: readonly ListedRule[]): ListedPage[] {
  const pages = new Map<string, ListedPage>();
  for (const rule of rules) {
    const { destination, source } = rule;
    const key = `${destination} ${sourceKey(source)}`;
    const page = pages.get(key);
    if (page) page.rules.push(rule);
    else pages.set(key, { destination, source, rules: [rule] });
  }
  return [...pages.values()];
}

/** The rules with the pages as the company has read them since. */
export const rulesUnder = (reviews: readonly NamedReview[]): ListedRule[] =>
  RULES.map((rule) => ({ ...rule, source: reviewed(rule.source, reviews) }));

/** The rules that a filter leaves, in the order of the destinations. */
export function filterRules(
  rules: readonly ListedRule[],
  { q, destination, mark }: RuleFilter,
  today: CalendarDate,
): ListedRule[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = fold(
      [rule.id, rule.title, rule.destination, rule.source.name, rule.source.authority].join(" "),
    );
    return (
      words.every((word) => text.includes(word)) &&
      (destination === "" || rule.destination === destination) &&
      (mark !== "stale" || isStale(rule.source, today)) &&
      (mark !== "uncertain" || isUncertain(rule)) &&
      (mark !== "differs" || Boolean(rule.source.review?.differs))
    );
  });
}
