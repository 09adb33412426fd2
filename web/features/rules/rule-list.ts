import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { fold } from "#contracts/core/text.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import type { Confidence } from "#contracts/rules/types.ts";

import { isStale } from "./staleness.ts";

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
