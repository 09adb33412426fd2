import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import { fold } from "#contracts/core/text.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import type { Confidence } from "#contracts/rules/types.ts";

/** After so many days without being held against its source a rule is marked. */
export const STALE_AFTER_DAYS = 90;

export type ListedRule = {
  id: string;
  title: string;
  destination: string;
  countries: readonly string[];
  from: CalendarDate;
  until: CalendarDate | null;
  source: string;
  verifiedOn: CalendarDate;
  confidence: Confidence;
  isVolatile: boolean;
};

export type RuleFilter = { q: string; destination: string; mark: "all" | "stale" | "uncertain" };

export const RULES: readonly ListedRule[] = DESTINATIONS.flatMap(({ name, countries, rules }) =>
  rules.map(({ id, title, inForce, source }) => ({
    id,
    title,
    destination: name,
    countries,
    from: inForce.from,
    until: inForce.until ?? null,
    source: source.name,
    verifiedOn: source.verifiedOn,
    confidence: source.confidence,
    isVolatile: source.isVolatile === true,
  })),
);

export const ageOf = ({ verifiedOn }: Pick<ListedRule, "verifiedOn">, today: CalendarDate): number =>
  Math.max(0, daysBetween(verifiedOn, today));

export const isStale = (rule: Pick<ListedRule, "verifiedOn">, today: CalendarDate): boolean =>
  ageOf(rule, today) >= STALE_AFTER_DAYS;

/** The rules that a filter leaves, in the order of the destinations. */
export function filterRules(
  rules: readonly ListedRule[],
  { q, destination, mark }: RuleFilter,
  today: CalendarDate,
): ListedRule[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = fold([rule.id, rule.title, rule.destination, rule.source].join(" "));
    return (
      words.every((word) => text.includes(word)) &&
      (destination === "" || rule.destination === destination) &&
      (mark !== "stale" || isStale(rule, today)) &&
      (mark !== "uncertain" || rule.isVolatile || rule.confidence === "general")
    );
  });
}
