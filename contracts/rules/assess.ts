import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";

import { settleAlternatives } from "./alternatives.ts";
import { latest } from "./calendar.ts";
import { destinationOf } from "./destinations/all.ts";
import { appliesTo, type Facts } from "./facts.ts";
import { judge } from "./judge.ts";
import type { Rule } from "./rule.ts";
import type { Assessment, Journey, Pet, Step, Verdict } from "./types.ts";

/** How far ahead an earliest date is looked for. */
const HORIZON_DAYS = 1_100;
const TRIES = 40;

/**
 * What a pet needs for a journey, and whether it may travel on that date.
 * A rule that rests on an uncertain source never makes anything ready: it answers "needs review".
 */
export function assess(pet: Pet, journey: Journey, today: CalendarDate): Assessment {
  const steps = stepsFor({ pet, journey, today });
  const search = earliestDeparture(pet, journey, today);
  return {
    steps,
    verdict: verdictOf(steps),
    earliestDeparture: search.departure,
    settingSteps: search.settingSteps,
    toReview: steps.filter(needsEyes).map(({ id }) => id),
  };
}

/** True where a person has to look before anybody may rely on the step. */
export function needsEyes(step: Step): boolean {
  return step.state === "needs_review" || (step.state !== "not_needed" && isUncertain(step));
}

export function isUncertain({ source }: Pick<Step, "source">): boolean {
  return source.isVolatile === true || source.confidence === "general";
}

export function stepsFor(facts: Facts): Step[] {
  const destination = destinationOf(facts.journey.destination);
  if (!destination) return [unknownDestination(facts)];
  if (crossesNoBorder(facts.journey)) return [withinTheCountry(facts)];
  const { species } = facts.pet;
  if (species !== "dog" && species !== "cat" && species !== "ferret")
    return otherSpecies(facts, destination.rules);
  const steps = [
    ...transitSteps(facts),
    ...notHeldFor(facts, destination.rules),
    ...inForce(facts, destination.rules),
  ];
  return oncePerId(steps);
}

function inForce(facts: Facts, rules: readonly Rule[]): Step[] {
  const judged = rules
    .filter((rule) => isInForce(rule, facts.journey.arrival))
    .map((rule) => ({ rule, steps: judgeIfApplies(rule, facts) }));
  return settleAlternatives(judged);
}

function judgeIfApplies(rule: Rule, facts: Facts): Step[] {
  switch (appliesTo(rule.applies, facts)) {
    case "no":
      return [];
    case "yes":
      return judge(rule, facts).filter(({ state }) => !rule.onlyIfFound || state !== "done");
    case "unknown":
      return judge(rule, facts).map((step) =>
        step.state === "done"
          ? step
          : {
              ...step,
              state: "needs_review" as const,
              isPossible: true,
              reason: `Whether this applies is not known: a country stands on no list, or a fact is missing. ${step.reason}`,
            },
      );
  }
}

/** A stop whose country nobody has said. */
const UNKNOWN_COUNTRY = "ZZ";

/** Where planes are changed: the product holds no rules of transit, so a person looks. */
function transitSteps({ journey, today }: Facts): Step[] {
  const { origin, destination, transits = [] } = journey;
  return [...new Set(transits)]
    .filter((country) => country !== origin && country !== destination)
    .map((country) => ({
      id: `transit-${country}`,
      title:
        country === UNKNOWN_COUNTRY
          ? "Change of planes in a country that is not known"
          : `Change of planes in ${country}`,
      doer: "company",
      window: null,
      state: "needs_review",
      reason: destinationOf(country)
        ? `If the pet leaves the transit area in ${country}, the rules for entering ${country} apply as well: ask the airline and the airport's animal desk.`
        : `This product holds no rules for ${country}: ask its authority and the airline whether a pet may change planes there, and by which papers.`,
      papers: [],
      source: { name: "No rules of transit are held", verifiedOn: today, confidence: "general" },
      asks: "travel",
      isPossible: true,
      possibleFrom: today,
    }));
}

/** A day before a rule's first version: what was asked then is not held, and nothing is ready by being left out. */
function notHeldFor(facts: Facts, rules: readonly Rule[]): Step[] {
  const { arrival } = facts.journey;
  const held = new Set(rules.filter((rule) => isInForce(rule, arrival)).map(({ id }) => id));
  const missing = rules.find(
    (rule) => !held.has(rule.id) && rule.inForce.from > arrival && appliesTo(rule.applies, facts) !== "no",
  );
  return missing
    ? [
        {
          ...unknownDestination(facts),
          id: "rules-of-that-day",
          title: "Rules of that day",
          reason: `This product holds the rules from ${missing.inForce.from} on: ask the authority what was in force on ${arrival}.`,
        },
      ]
    : [];
}

/** Where two rules ask for the same step, as for an origin that stands on no list, the stricter one is shown. */
function oncePerId(steps: readonly Step[]): Step[] {
  const byId = new Map<string, Step>();
  for (const step of steps) {
    const other = byId.get(step.id);
    const isStricter = !other || (step.window?.latest ?? "9999") < (other.window?.latest ?? "9999");
    if (isStricter) byId.set(step.id, step);
  }
  return [...byId.values()];
}

function isInForce({ inForce }: Rule, arrival: CalendarDate): boolean {
  return inForce.from <= arrival && (inForce.until === undefined || arrival <= inForce.until);
}

function unknownDestination(facts: Facts): Step {
  return {
    id: "unknown-destination",
    title: "Rules of the destination",
    doer: "company",
    window: null,
    state: "needs_review",
    reason: `This product holds no rules for ${facts.journey.destination}: ask its authority.`,
    papers: [],
    source: { name: "none", verifiedOn: facts.today, confidence: "general" },
    isPossible: true,
    possibleFrom: null,
  };
}

const crossesNoBorder = ({ origin, destination, transits = [] }: Journey): boolean =>
  origin === destination && transits.every((country) => country === origin);

function withinTheCountry(facts: Facts): Step {
  const { destination } = facts.journey;
  return {
    ...unknownDestination(facts),
    id: "no-border",
    title: "No border is crossed",
    reason: `No rule of entry applies within ${destination}. The airline has its own, and islands and States may have theirs: a person looks.`,
    possibleFrom: facts.today,
  };
}

/** Only the hints that are written for the species; whatever they say, a person looks. */
function otherSpecies(facts: Facts, rules: readonly Rule[]): Step[] {
  const hints = rules
    .filter((rule) => rule.applies.species.includes(facts.pet.species))
    .flatMap((rule) => judge(rule, facts));
  if (hints.length > 0) return hints;
  return [
    {
      ...unknownDestination(facts),
      id: "other-species",
      title: "National rules for this species",
      reason:
        "The rules for dogs, cats and ferrets do not apply: ask the destination's authority, and check whether CITES permits are needed.",
    },
  ];
}

export function verdictOf(steps: readonly Step[]): Verdict {
  if (steps.some(({ isPossible }) => !isPossible)) return "may_not_on_this_date";
  if (
    steps.some(
      ({ state }) =>
        state === "due" || state === "at_risk" || state === "missing" || state === "wrongly_timed",
    )
  )
    return "may_travel_if";
  return steps.some(needsEyes) ? "needs_review" : "may_travel";
}

/**
 * The first departure from today on for which no step is impossible. Each step says the first date that would suit
 * it, so the search jumps from one to the next instead of trying every day; then it walks back to the first that passes.
 * One step may be left out, by its id.
 */
export function earliestDeparture(
  pet: Pet,
  journey: Journey,
  today: CalendarDate,
  without?: string,
): { departure: CalendarDate | null; settingSteps: string[] } {
  let departure = today;
  let settingSteps: string[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const blocked = stepsFor({ pet, journey: moved(journey, departure), today }).filter(
      ({ id, isPossible }) => !isPossible && id !== without,
    );
    if (blocked.length === 0) return { departure, settingSteps };
    const next = latest(...blocked.map(({ possibleFrom }) => possibleFrom), addDays(departure, 1));
    if (daysBetween(today, next) > HORIZON_DAYS) break;
    settingSteps = blocked
      .toSorted((a, b) => ((a.possibleFrom ?? "") < (b.possibleFrom ?? "") ? 1 : -1))
      .map(({ id }) => id);
    departure = next;
  }
  return { departure: null, settingSteps };
}

/** The same journey on another day: what is known only for its old date is left out. */
export function moved(journey: Journey, departure: CalendarDate): Journey {
  const days = daysBetween(journey.departure, departure);
  if (days === 0) return journey;
  const { arrivalAt, ...rest } = journey;
  return {
    ...rest,
    departure,
    arrival: addDays(journey.arrival, days),
    ...(arrivalAt && { arrivalAt: new Date(Date.parse(arrivalAt) + days * 86_400_000).toISOString() }),
  };
}
