import { settleAlternatives, type Judged } from "./alternatives.ts";
import { withCertifiedDoses } from "./certified-doses.ts";
import { appliesTo, type Facts, momentOf } from "./facts.ts";
import { hasPlans, petWith } from "./had.ts";
import { judge } from "./judge.ts";
import { blank } from "./open-step.ts";
import { betterOf } from "./rank.ts";
import type { Rule } from "./rule.ts";
import { firstUnknownDay } from "./stays.ts";
import type { Step } from "./types.ts";
import { bestWays } from "./ways.ts";

/** The steps of the rules that are for this pet and journey, of several ways those of the best. */
export function judgedSteps(rules: readonly Rule[], facts: Facts): Step[] {
  const had: Facts = { ...facts, pet: petWith(facts.pet, momentOf(facts), "had") };
  const planned: Facts | null = hasPlans(facts.pet, momentOf(facts))
    ? { ...facts, pet: petWith(facts.pet, momentOf(facts), "planned") }
    : null;
  const judged = withCertifiedDoses(
    rules.map((rule): Judged => ({ rule, steps: judgeIfApplies(rule, had, planned) })),
    facts,
  );
  return [
    ...staysAsked(rules, facts),
    ...settleAlternatives(bestWays(judged.filter(({ steps }) => steps.length > 0))),
  ];
}

function judgeIfApplies(rule: Rule, had: Facts, planned: Facts | null): Step[] {
  switch (appliesTo(rule.applies, had)) {
    case "no":
      return [];
    case "yes":
      return judgeBoth(rule, had, planned)
        .filter(({ state }) => !rule.onlyIfFound || state !== "done")
        .map((step) => (restsOnUnknownDays(rule, had) ? ifStaysHold(step) : step));
    case "unknown":
      return judgeBoth(rule, had, planned).map((step) =>
        step.state === "done" || step.state === "not_needed"
          ? step
          : {
              ...step,
              state: "needs_review" as const,
              isPossible: true,
              reason: `Whether this applies is not known: a country stands on no list, the authority does not say it of a stay, or a fact is missing. ${step.reason}`,
            },
      );
  }
}

/** What frees of something for the sake of where the pet has been frees of nothing while that is not known whole. */
const restsOnUnknownDays = ({ insteadOf, applies }: Rule, { pet, journey }: Facts): boolean =>
  Boolean(insteadOf && applies.everyStay) && firstUnknownDay(journey, pet.birthDate) !== null;

const ifStaysHold = (step: Step): Step =>
  step.state === "done" || step.state === "planned" ? { ...step, state: "needs_review", asks: "stay" } : step;

/** By what has happened, and, where that is not enough, by what is planned as well: that makes nothing done. */
function judgeBoth(rule: Rule, had: Facts, planned: Facts | null): Step[] {
  const now = judge(rule, had);
  if (!planned) return now;
  const then = judge(rule, planned).map((step) => asPlanned(step, now));
  const isBlocked = (steps: readonly Step[]) => steps.some(({ isPossible }) => !isPossible);
  if (isBlocked(then) !== isBlocked(now)) return isBlocked(then) ? now : then;
  return isBlocked(now) ? betterOf(then, now) : then;
}

function asPlanned(step: Step, now: readonly Step[]): Step {
  if (step.state !== "done" || now.find(({ id }) => id === step.id)?.state === "done") return step;
  return { ...step, state: "planned", reason: `If it happens as planned. ${step.reason}` };
}

/** The step that asks where the pet has been. */
export const STAYS_STEP = "stays";

/** Where rules look at every country of the last six months, and nobody has said where the pet was: asked once. */
function staysAsked(rules: readonly Rule[], { pet, journey, today }: Facts): Step[] {
  const asking = rules.find(
    ({ applies }) => (applies.anyStay ?? applies.someStayOff) && applies.species.includes(pet.species),
  );
  if (!asking) return [];
  const unknown = firstUnknownDay(journey, pet.birthDate);
  if (unknown === null) return [];
  return [
    {
      ...blank(asking, { pet, journey, today }),
      id: STAYS_STEP,
      title: "Where the pet has been in the last six months",
      doer: "owner",
      state: "needs_review",
      asks: "stay",
      reason: `Nobody has said where the pet was ${journey.stays === undefined ? "in the last six months" : `on ${unknown} and after`}: a country on the way may ask for more papers.`,
    },
  ];
}
