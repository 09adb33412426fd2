import { plus, spanInWords } from "./calendar.ts";
import { anchorDate, departureFor, type Facts, PRIVATE_PETS_MAX } from "./facts.ts";
import { judgeBreed } from "./judge-breed.ts";
import { judgeCategory } from "./judge-category.ts";
import { judgeEvent } from "./judge-event.ts";
import { judgeHours } from "./judge-hours.ts";
import { judgeIdentity } from "./judge-identity.ts";
import { judgeRabiesChain } from "./judge-rabies.ts";
import { judgeOrigin, judgeResidence } from "./judge-stay.ts";
import { blank, isUncertain } from "./open-step.ts";
import type { AgeRule, PortRule, Rule } from "./rule.ts";
import type { Step } from "./types.ts";

/** The steps that one rule asks for; none of them knows another rule. */
export function judge(rule: Rule, facts: Facts): Step[] {
  const { requirement } = rule;
  switch (requirement.kind) {
    case "rabies-chain":
      return judgeRabiesChain(rule, requirement, facts);
    case "event":
      return [judgeEvent(rule, requirement, facts)];
    case "identity":
      return judgeIdentity(rule, requirement, facts);
    case "hours":
      return [judgeHours(rule, requirement, facts)];
    case "age":
      return [judgeAge(rule, requirement, facts)];
    case "breed":
      return [judgeBreed(rule, requirement, facts)];
    case "residence":
      return [judgeResidence(rule, requirement, facts)];
    case "port":
      return [judgePort(rule, requirement, facts)];
    case "escort":
      return [judgeEscort(rule, facts)];
    case "origin":
      return [judgeOrigin(rule, requirement, facts)];
    case "category":
      return [judgeCategory(rule, requirement, facts)];
    case "nothing":
      return [
        {
          ...blank(rule, facts),
          state: isUncertain(rule) ? "needs_review" : "not_needed",
          reason: requirement.says,
        },
      ];
    case "review":
      return [{ ...blank(rule, facts), state: "needs_review", reason: requirement.hint }];
  }
}

function judgeAge(rule: Rule, { least, anchor }: AgeRule, facts: Facts): Step {
  const step: Step = { ...blank(rule, facts), asks: "pet" };
  const { birthDate } = facts.pet;
  if (!birthDate) return { ...step, state: "needs_review", reason: "The birth date is not known." };
  const day = plus(birthDate, least);
  const window = { earliest: day, latest: null, anchor, counted: `${spanInWords(least)} old` };
  if (day <= anchorDate(facts, anchor))
    return { ...step, window, state: "done", reason: `${spanInWords(least)} old on ${day}.` };
  return {
    ...step,
    window,
    state: "missing",
    isPossible: false,
    possibleFrom: departureFor(facts, anchor, day),
    reason: `Too young on this date: ${spanInWords(least)} old on ${day}.`,
  };
}

function judgePort(rule: Rule, { allowed }: PortRule, facts: Facts): Step {
  const step = blank(rule, facts);
  const { port } = facts.journey;
  if (!port)
    return { ...step, state: "needs_review", reason: `Arrival must be at one of ${allowed.join(", ")}.` };
  return allowed.includes(port)
    ? { ...step, state: "done", reason: `${port} is one of the ports.` }
    : {
        ...step,
        state: "at_risk",
        reason: `Pets enter by ${allowed.join(", ")}, not by ${port}: choose another port.`,
      };
}

function judgeEscort(rule: Rule, facts: Facts): Step {
  const step: Step = { ...blank(rule, facts), asks: "travel" };
  if (facts.journey.isForSale)
    return {
      ...step,
      state: "needs_review",
      reason: "A pet that changes hands travels by the commercial rules.",
    };
  if ((facts.journey.petCount ?? 1) > PRIVATE_PETS_MAX)
    return {
      ...step,
      state: "needs_review",
      reason: `More than ${PRIVATE_PETS_MAX} pets travel by the commercial rules, unless they go to a show with proof of it and are six months old.`,
    };
  switch (facts.journey.escort) {
    case "accompanied":
      return {
        ...step,
        state: "done",
        reason: "The owner or an authorised person travels with the pet or within five days.",
      };
    case "unaccompanied":
      return {
        ...step,
        state: "needs_review",
        reason: "Without the owner within five days the commercial rules apply.",
      };
    case "unknown":
      return {
        ...step,
        state: "needs_review",
        reason:
          "Say who travels with the pet: without the owner within five days the commercial rules apply.",
      };
  }
}
