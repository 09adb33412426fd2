import { expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { filterRules, type ListedRule, RULES } from "./rule-list.ts";
import { isStale } from "./staleness.ts";

const NONE = { q: "", destination: "", mark: "all" } as const;
const [rule] = RULES as [ListedRule, ...ListedRule[]];

test("[RULE-04] every rule of every destination is listed, found by its words and by its destination", () => {
  const today = rule.verifiedOn;
  expect(filterRules(RULES, NONE, today)).toHaveLength(RULES.length);
  const worms = filterRules(RULES, { ...NONE, q: "TAPEWORM great" }, today);
  expect(worms.map(({ id }) => id)).toContain("GB-5");
  const japan = filterRules(RULES, { ...NONE, destination: "Japan" }, today);
  expect(new Set(japan.map(({ destination }) => destination))).toEqual(new Set(["Japan"]));
});

test("[RULE-04] a rule is marked from the ninetieth day on", () => {
  expect(isStale(rule, addDays(rule.verifiedOn, 89))).toBe(false);
  expect(isStale(rule, addDays(rule.verifiedOn, 90))).toBe(true);
  expect(filterRules([rule], { ...NONE, mark: "stale" }, addDays(rule.verifiedOn, 90))).toEqual([rule]);
  expect(filterRules([rule], { ...NONE, mark: "stale" }, rule.verifiedOn)).toEqual([]);
});
