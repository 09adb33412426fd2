import { appliesTo, type Facts } from "./facts.ts";
import { judge } from "./judge.ts";
import { blank, isOpen } from "./open-step.ts";
import { placeName } from "./places.ts";
import type { Rule } from "./rule.ts";
import { recentHomes } from "./stays.ts";
import type { Country, Step } from "./types.ts";

/** What a pet carries in itself or has been examined for; papers are those of the country that it leaves. */
const OF_THE_PET: readonly Rule["requirement"]["kind"][] = ["rabies-chain", "origin", "review"];

/**
 * Rules that go by the country of departure alone, where the pet lived elsewhere in the last six months and would have
 * to show more from there: authorities free what comes from a place, not what passes through it. A person asks.
 */
export function earlierHomes(rules: readonly Rule[], facts: Facts): Step[] {
  const { origin } = facts.journey;
  const homes = recentHomes(facts.journey).filter((home) => home !== origin);
  if (homes.length === 0) return [];
  const here = new Set(openFrom(origin, rules, facts).map(({ step }) => step.id));
  const more = homes.flatMap((home) =>
    openFrom(home, rules, facts).flatMap(({ rule, step }) =>
      here.has(step.id) ? [] : { home, rule, title: step.title },
    ),
  );
  const [first] = more;
  if (!first) return [];
  const told = homes.flatMap((home) => {
    const titles = more.flatMap((one) => (one.home === home ? one.title : []));
    return titles.length === 0 ? [] : `${placeName(home)} (${titles.join(", ")})`;
  });
  return [
    {
      ...blank(first.rule, facts),
      id: "earlier-home",
      title: "Where the pet lived before",
      doer: "company",
      guidance: undefined,
      asks: "stay",
      state: "needs_review",
      reason: `In the last six months it lived where more is asked for: ${told.join("; ")}. Ask the authority whether it is asked as well of a pet that comes by ${placeName(origin)}.`,
    },
  ];
}

function openFrom(origin: Country, rules: readonly Rule[], facts: Facts): { rule: Rule; step: Step }[] {
  const from: Facts = { ...facts, journey: { ...facts.journey, origin } };
  return rules
    .filter(
      ({ requirement, applies }) =>
        OF_THE_PET.includes(requirement.kind) && appliesTo(applies, from) === "yes",
    )
    .flatMap((rule) => judge(rule, from).flatMap((step) => (isOpen(step) ? { rule, step } : [])));
}
