import { addDays, type CalendarDate } from "#contracts/core/dates.ts";

import { earliestWithin, latest, latestBefore, plus, spanInWords } from "./calendar.ts";
import { standsOn } from "./countries.ts";
import { anchorDate, departureFor, type Facts, lastRecord } from "./facts.ts";
import { judgeHours } from "./judge-hours.ts";
import { judgeRabiesChain } from "./judge-rabies.ts";
import { open } from "./open-step.ts";
import type { AgeRule, BreedRule, EventRule, PortRule, ResidenceRule, Rule } from "./rule.ts";
import type { Step } from "./types.ts";

/** The steps that one rule asks for; none of them knows another rule. */
export function judge(rule: Rule, facts: Facts): Step[] {
  const { requirement } = rule;
  switch (requirement.kind) {
    case "rabies-chain":
      return judgeRabiesChain(rule, requirement, facts);
    case "event":
      return [judgeEvent(rule, requirement, facts)];
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
    case "review":
      return [{ ...blank(rule, facts), state: "needs_review", reason: requirement.hint }];
  }
}

export function blank(rule: Rule, facts: Facts): Step {
  return {
    id: rule.id,
    title: rule.title,
    doer: rule.doer,
    window: null,
    state: "due",
    reason: "",
    papers: [],
    source: rule.source,
    isPossible: true,
    possibleFrom: facts.today,
  };
}

function judgeEvent(rule: Rule, event: EventRule, facts: Facts): Step {
  const anchor = anchorDate(facts, event.anchor);
  const other = event.after ? lastRecord(facts.pet, event.after.record) : undefined;
  const notBefore = latest(
    event.within && earliestWithin(anchor, event.within),
    other && event.after && plus(other.on, event.after.span),
  );
  const step: Step = {
    ...blank(rule, facts),
    papers: [event.record],
    asks: "record",
    window: {
      earliest: notBefore === "0000-01-01" ? null : notBefore,
      latest: latestBefore(anchor, event.before ?? { days: 0 }),
      anchor: event.anchor,
      counted: countedInWords(event),
    },
  };
  const found = lastRecord(facts.pet, event.record);
  const ready = addDays(facts.today, event.leadDays ?? 0);
  const possibleAnchor = plus(ready, event.before ?? { days: 0 });
  const possibleFrom = departureFor(facts, event.anchor, possibleAnchor);
  const instead = event.instead?.find((kind) => lastRecord(facts.pet, kind));
  if (!found && instead)
    return { ...step, state: "done", reason: `The ${instead.replaceAll("_", " ")} does in its place.` };
  if (!found && event.issuedIn && !event.issuedIn.includes(facts.journey.origin)) {
    return {
      ...step,
      state: "needs_review",
      reason: `Not on record, and it is only issued before the pet leaves ${event.issuedIn.join(", ")}: follow the way for pets vaccinated elsewhere.`,
    };
  }
  if (!found) return openWithLead(step, facts, event.leadDays, ready, possibleFrom);
  const { earliest, latest: last } = step.window ?? { earliest: null, latest: null };
  if (earliest !== null && found.on < earliest) {
    const again = open(step, facts, `It was on ${found.on}, before ${earliest}: too early.`, possibleFrom);
    return again.isPossible ? { ...again, state: "wrongly_timed" } : again;
  }
  if (last !== null && found.on > last) {
    const from = departureFor(facts, event.anchor, plus(found.on, event.before ?? { days: 0 }));
    return {
      ...step,
      state: "missing",
      isPossible: false,
      possibleFrom: from,
      reason: `It was on ${found.on}, after ${last}: too late for this date.`,
    };
  }
  return { ...step, state: "done", reason: `On record for ${found.on}.` };
}

function openWithLead(
  step: Step,
  facts: Facts,
  leadDays: number | undefined,
  ready: CalendarDate,
  possibleFrom: CalendarDate,
): Step {
  const last = step.window?.latest ?? null;
  if (leadDays && last !== null && ready > last) {
    return {
      ...step,
      state: "missing",
      isPossible: false,
      possibleFrom,
      reason: `Not on record, and it takes about ${leadDays} days to get: it would be there on ${ready}, after ${last}.`,
    };
  }
  return open(step, facts, "Not on record.", possibleFrom);
}

function countedInWords(event: EventRule): string {
  const others = (event.instead ?? []).map((kind) => kind.replaceAll("_", " ").replace("eu ", "EU "));
  return [boundsInWords(event), ...others.map((other) => `or an ${other} instead`)].join(", ");
}

function boundsInWords({ within, before, anchor }: EventRule): string {
  const to = anchor === "entry" ? "entry" : "departure";
  if (within && before)
    return `at most ${spanInWords(within)} and at least ${spanInWords(before)} before ${to}`;
  if (within) return `within ${spanInWords(within)} of ${to}, the first day included`;
  if (before) return `at least ${spanInWords(before)} before ${to}`;
  return `before ${to}`;
}

function judgeAge(rule: Rule, { least, anchor }: AgeRule, facts: Facts): Step {
  const step = blank(rule, facts);
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

function judgeBreed(rule: Rule, { banned }: BreedRule, facts: Facts): Step {
  const step = blank(rule, facts);
  const breed = facts.pet.breed?.toLowerCase().trim();
  if (!breed) return { ...step, state: "needs_review", reason: "The breed is not known." };
  const match = banned.find((name) => breed.includes(name));
  return match
    ? {
        ...step,
        state: "needs_review",
        reason: `${facts.pet.breed} may be a breed that is refused: ask the authority for an exemption.`,
      }
    : { ...step, state: "done", reason: `${facts.pet.breed} is not among the breeds that are refused.` };
}

function judgeResidence(rule: Rule, { list, least }: ResidenceRule, facts: Facts): Step {
  const step: Step = { ...blank(rule, facts), asks: "stay" };
  const stays = [facts.journey.origin, ...(facts.journey.stayedIn ?? [])];
  const standings = stays.map((country) => standsOn(list, country));
  if (standings.every((standing) => standing === "on")) {
    return {
      ...step,
      state: "done",
      reason: `Only approved countries in the last six months: ${stays.join(", ")}.`,
    };
  }
  if (standings.includes("unknown") && !standings.includes("off")) {
    return {
      ...step,
      state: "needs_review",
      reason: "One of the countries stands on no list that this product holds.",
    };
  }
  return {
    ...step,
    state: "missing",
    isPossible: false,
    possibleFrom: departureFor(facts, "export", plus(facts.today, least)),
    reason: `${spanInWords(least)} in an approved country come first.`,
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
        reason: `${port} is not among ${allowed.join(", ")}: choose another port.`,
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
