import { expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { Facts } from "#contracts/rules/facts.ts";
import { pet, to } from "#contracts/rules/made-cases.ts";
import { sourceKey } from "#contracts/rules/reviews.ts";
import { isStale } from "#contracts/rules/staleness.ts";
import type { Assessment, Step, StepState } from "#contracts/rules/types.ts";
import { underReview } from "#contracts/rules/under-review.ts";

import { filterRules, HELD_FROM, type ListedRule, pagesOf, RULES, rulesUnder } from "./rule-list.ts";

const NONE = { q: "", destination: "", mark: "all" } as const;
const STEP: Step = {
  id: "GB-3",
  title: "Rabies vaccination",
  doer: "vet",
  window: null,
  state: "done",
  reason: "",
  papers: [],
  source: null,
  isPossible: true,
  possibleFrom: null,
};
const FACTS: Facts = {
  pet: pet(),
  journey: to("GB", "2027-03-16"),
  today: "2027-03-12",
};
const ASSESSMENT: Assessment = {
  verdict: "may_travel",
  steps: [],
  hasRules: true,
  earliestDeparture: null,
  settingSteps: [],
  earliestIfAtHand: [],
  toReview: [],
  planned: [],
  asked: [],
};
const [rule] = RULES as [ListedRule, ...ListedRule[]];

test("[RULE-04] every rule of every destination is listed, found by its words and by its destination", () => {
  const today = rule.source.verifiedOn;
  expect(filterRules(RULES, NONE, today)).toHaveLength(RULES.length);
  const worms = filterRules(RULES, { ...NONE, q: "TAPEWORM great" }, today);
  expect(worms.map(({ id }) => id)).toContain("GB-5");
  const japan = filterRules(RULES, { ...NONE, destination: "Japan" }, today);
  expect(new Set(japan.map(({ destination }) => destination))).toEqual(new Set(["Japan"]));
});

test("[RULE-04] a page is one row of each destination, with every rule that rests on it, in their order", () => {
  const pages = pagesOf(RULES);
  expect(pages.flatMap(({ rules }) => rules)).toHaveLength(RULES.length);
  const named = pages.map(({ destination, source }) => `${destination} ${sourceKey(source)}`);
  expect(new Set(named).size).toBe(pages.length);
  // What a row is called is one page of its destination.
  expect(new Set(pages.map(({ destination, source }) => `${destination} ${source.name}`)).size).toBe(
    pages.length,
  );
  expect(pages.map(({ rules: [first] }) => RULES.indexOf(first))).toEqual(
    pages.map(({ rules: [first] }) => RULES.indexOf(first)).toSorted((a, b) => a - b),
  );
  const treated = pages.find(({ rules }) => rules.some(({ id }) => id === "GB-5"));
  expect(treated?.rules.map(({ id }) => id)).toEqual(expect.arrayContaining(["GB-3", "GB-5", "GB-6"]));
  for (const { destination, source, rules } of pages) {
    for (const one of rules)
      expect([one.destination, sourceKey(one.source)]).toEqual([destination, sourceKey(source)]);
  }
  expect(RULES.every(({ from }) => from >= HELD_FROM)).toBe(true);
});

test("[RULE-04] [RULE-92] a rule is marked from the ninetieth day on after its page was read, by whomever", () => {
  const { source } = rule;
  const read = source.verifiedOn;
  expect(isStale(source, addDays(read, 89))).toBe(false);
  expect(isStale(source, addDays(read, 90))).toBe(true);
  expect(filterRules([rule], { ...NONE, mark: "stale" }, addDays(read, 90))).toEqual([rule]);
  expect(filterRules([rule], { ...NONE, mark: "stale" }, read)).toEqual([]);
  const review = { on: addDays(read, 60), by: "Ann Lee", differs: null };
  const [again] = rulesUnder([{ url: source.url, name: source.name, review }]).filter(
    ({ id }) => id === rule.id,
  );
  expect(isStale(again?.source ?? source, addDays(read, 149))).toBe(false);
  expect(isStale(again?.source ?? source, addDays(read, 150))).toBe(true);
});

test("[RULE-92] a page that says something else leaves nothing settled by it, and a planned or exempt step neither", () => {
  const of = (state: StepState): Step => ({ ...STEP, state, source: rule.source });
  const assessment = { ...ASSESSMENT, steps: [of("done"), of("not_needed"), of("due")] };
  const { url, name } = rule.source;
  const said = (differs: string | null) => [
    { url, name, review: { on: "2027-01-01", by: "Ann Lee", differs } },
  ];
  const states = (differs: string | null) =>
    underReview(assessment, said(differs), FACTS).steps.map(({ state }) => state);
  expect(states(null)).toEqual(["done", "not_needed", "due"]);
  expect(states("30 days")).toEqual(["needs_review", "needs_review", "due"]);
  const [done] = assessment.steps;
  const settled = { ...assessment, steps: done ? [done] : [] };
  expect(underReview(settled, said("30 days"), FACTS).verdict).toBe("needs_review");
});
