import { daysBetween } from "#contracts/core/dates.ts";

import { plus, spanInWords } from "./calendar.ts";
import { among, standsOn } from "./countries.ts";
import { departureFor, type Facts } from "./facts.ts";
import { blank, inQuarantine } from "./open-step.ts";
import type { OriginRule, ResidenceRule, Rule } from "./rule.ts";
import { residentSince } from "./stays.ts";
import type { Country, Step } from "./types.ts";

/** So long in countries of a list, or in the one it comes from, without a break until departure; or since birth. */
export function judgeResidence(rule: Rule, residence: ResidenceRule, facts: Facts): Step {
  const { list, named = "an approved country", also = [], least, shortfall } = residence;
  const { journey, pet } = facts;
  const step: Step = { ...blank(rule, facts), asks: "stay" };
  const wanted = list ? named : journey.origin;
  const standing = (country: Country) =>
    among(also, country) === "yes"
      ? "on"
      : list
        ? standsOn(list, country)
        : among([journey.origin], country) === "yes"
          ? "on"
          : "off";
  const origin = standing(journey.origin);
  if (origin === "off") return notDirectly(step, facts, `${spanInWords(least)} in ${wanted} come first.`);
  if (origin === "unknown")
    return {
      ...step,
      state: "needs_review",
      reason: `${journey.origin} stands on no list that this product holds: ask the authority whether ${spanInWords(least)} there count.`,
    };
  if (journey.stays === undefined)
    return {
      ...step,
      state: "needs_review",
      reason: `${spanInWords(least)} in ${wanted} are asked for: enter since when the pet has been in ${journey.origin}, and where it was before.`,
    };
  const since = residentSince(journey, (country) => standing(country) === "on");
  if (since === null)
    return {
      ...step,
      state: "needs_review",
      reason: `No stay that is on record lasts until the departure from ${journey.origin}: enter since when the pet has been there.`,
    };
  const evidence: Step["evidence"] = [
    { kind: "stay", name: journey.origin, on: since, isPlanned: since > facts.today },
  ];
  const full = plus(since, least);
  if (full <= journey.departure)
    return {
      ...step,
      evidence,
      ...(full <= facts.today
        ? {
            state: "done",
            reason: `In ${wanted} since ${since}: ${spanInWords(least)} were full on ${full}.`,
          }
        : {
            state: "planned",
            reason: `In ${wanted} from ${since} on: ${spanInWords(least)} will be full on ${full}, if it stays there.`,
          }),
    };
  if (pet.birthDate !== undefined && since <= pet.birthDate)
    return { ...step, evidence, state: "done", reason: `In ${wanted} since its birth on ${pet.birthDate}.` };
  return {
    ...step,
    evidence,
    state: "missing",
    isPossible: false,
    possibleFrom: departureFor(facts, "export", full),
    reason: [
      `In ${wanted} since ${since}: ${spanInWords(least)} are full on ${full}.`,
      ...(shortfall
        ? [`${inQuarantine(daysBetween(journey.departure, full), "what is left")} ${shortfall.orElse}`]
        : []),
    ].join(" "),
  };
}

/** Whether a pet may come from there at all. */
export function judgeOrigin(rule: Rule, { list, otherwise }: OriginRule, facts: Facts): Step {
  const { origin } = facts.journey;
  const step: Step = { ...blank(rule, facts), asks: "travel" };
  switch (standsOn(list, origin)) {
    case "on":
      return { ...step, state: "done", reason: `${origin} is one of the countries it may come from.` };
    case "off":
      return notDirectly(step, facts, otherwise);
    case "unknown":
      return {
        ...step,
        state: "needs_review",
        reason: `${origin} stands on no list that this product holds: ask the authority whether a pet may come from there.`,
      };
  }
}

/** No departure from there is possible, whatever its date; which way is open is said. */
function notDirectly(step: Step, { journey }: Facts, otherwise: string): Step {
  return {
    ...step,
    state: "missing",
    isPossible: false,
    possibleFrom: null,
    reason: `Not directly from ${journey.origin}: ${otherwise}`,
  };
}
