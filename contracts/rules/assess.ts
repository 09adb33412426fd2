import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { destinationOf } from "#rules-held";

import { factsAsked } from "./asked.ts";
import { earlierHomes } from "./earlier-homes.ts";
import { firstPassing } from "./earliest.ts";
import { appliesTo, type Facts } from "./facts.ts";
import { judge } from "./judge.ts";
import { judgedSteps } from "./judged.ts";
import { silences } from "./not-held.ts";
import { isForSomebody, isUncertain } from "./open-step.ts";
import { countryOf, REGIONS } from "./places.ts";
import { betterOf } from "./rank.ts";
import type { Destination, Rule } from "./rule.ts";
import {
  type Assessment,
  type Country,
  type Journey,
  type Pet,
  type Step,
  UNKNOWN_COUNTRY,
  type Verdict,
} from "./types.ts";
import { usualGuidance } from "./usual-guidance.ts";

/**
 * What a pet needs for a journey, and whether it may travel on that date.
 * A rule that rests on an uncertain source never makes anything ready: it answers "needs review".
 */
export function assess(pet: Pet, journey: Journey, today: CalendarDate): Assessment {
  const facts = { pet, journey, today };
  const steps = stepsFor(facts);
  const hasRules = answers(facts);
  const search = hasRules ? earliestDeparture(pet, journey, today) : { departure: null, settingSteps: [] };
  return {
    ...conclude(steps),
    hasRules,
    earliestDeparture: search.departure,
    settingSteps: search.settingSteps,
    earliestIfAtHand: search.departure === null ? [] : atHandOn(facts, search.departure),
    asked: hasRules ? factsAsked(rulesFor(facts), facts) : [],
  };
}

/** What the steps say together. */
export function conclude(
  steps: readonly Step[],
): Pick<Assessment, "steps" | "verdict" | "toReview" | "planned"> {
  return {
    steps,
    verdict: verdictOf(steps),
    toReview: steps.filter(needsEyes).map(({ id }) => id),
    planned: steps.flatMap(({ id, state }) => (state === "planned" ? id : [])),
  };
}

/** What has to be at hand by the earliest departure and comes from others in a time that nobody tells. */
function atHandOn({ pet, journey, today }: Facts, departure: CalendarDate): string[] {
  return stepsFor({ pet, journey: moved(journey, departure), today })
    .filter(
      (step) => (isForSomebody(step) && step.lead === null) || (step.state === "needs_review" && step.asks),
    )
    .map(({ id }) => id);
}

/** True where a person has to look before anybody may rely on the step. */
export function needsEyes(step: Step): boolean {
  return step.state === "needs_review" || (step.state !== "not_needed" && isUncertain(step));
}

export function stepsFor(facts: Facts): Step[] {
  const destination = destinationOf(facts.journey.destination);
  if (!destination) return [unknownDestination(facts)];
  if (crossesNoBorder(facts.journey)) return [withinTheCountry(facts)];
  if (!isCommonPet(facts)) return otherSpecies(facts, destination.rules);
  return oncePerId([
    ...transitSteps(facts),
    ...regionSteps(facts, destination),
    ...notHeldFor(facts, destination.rules),
    ...silences(facts, destination, rulesFor(facts)),
    ...earlierHomes(rulesFor(facts), facts),
    ...judgedSteps(rulesFor(facts), facts),
  ]).map((step) => guided(step, destination));
}

function guided(step: Step, { guidance = {} }: Destination): Step {
  const found = step.guidance ?? guidance[step.id] ?? usualGuidance(step);
  return found === undefined ? step : { ...step, guidance: found };
}

/** Whether this product has rules that tell a date. */
function answers(facts: Facts): boolean {
  return (
    destinationOf(facts.journey.destination) !== undefined &&
    !crossesNoBorder(facts.journey) &&
    isCommonPet(facts)
  );
}

const isCommonPet = ({ pet: { species } }: Facts): boolean =>
  species === "dog" || species === "cat" || species === "ferret";

function rulesFor({ journey }: Facts): Rule[] {
  return (destinationOf(journey.destination)?.rules ?? []).filter((rule) => isInForce(rule, journey.arrival));
}

/** A region of which this product holds only the rules of its country. */
function regionSteps({ journey, today }: Facts, { countries }: Destination): Step[] {
  const region = REGIONS[journey.destination];
  if (!region || countries.includes(journey.destination)) return [];
  return [
    {
      ...unanswered(today),
      id: "region",
      title: `Rules of ${region.name}`,
      reason: `These are the rules of ${region.within}, to which ${region.name} belongs. ${region.name} may ask for more: ask its own authority.`,
      possibleFrom: today,
    },
  ];
}

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
      source: null,
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
          ...unanswered(facts.today),
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
    if (!other || isStricter(step, other)) byId.set(step.id, step);
  }
  return [...byId.values()];
}

function isStricter(step: Step, other: Step): boolean {
  const last = ({ window }: Step) => window?.latest ?? "9999";
  return last(step) === last(other) ? betterOf([step], [other])[0] === other : last(step) < last(other);
}

function isInForce({ inForce }: Rule, arrival: CalendarDate): boolean {
  return inForce.from <= arrival && (inForce.until === undefined || arrival <= inForce.until);
}

/** What no rule of this product answers. */
function unanswered(today: CalendarDate): Step {
  return {
    id: "unanswered",
    title: "Rules of the destination",
    doer: "company",
    window: null,
    state: "needs_review",
    reason: "",
    papers: [],
    source: null,
    isPossible: true,
    possibleFrom: today,
  };
}

function unknownDestination({ journey, today }: Facts): Step {
  const name = REGIONS[journey.destination]?.name ?? journey.destination;
  return {
    ...unanswered(today),
    id: "unknown-destination",
    reason: `We hold no rules for ${name}: ask its authority.`,
    possibleFrom: null,
  };
}

/** Islands and States with rules of their own are a border to the rest of their country. */
function crossesNoBorder({ origin, destination, transits = [] }: Journey): boolean {
  const home = countryOf(destination);
  const isWithin = (place: Country) =>
    place === destination || (countryOf(place) === home && !hasOwnRules(destination));
  return isWithin(origin) && transits.every(isWithin);
}

const hasOwnRules = (place: Country): boolean =>
  REGIONS[place] !== undefined && destinationOf(place)?.countries.includes(place) === true;

function withinTheCountry({ journey: { destination }, today }: Facts): Step {
  return {
    ...unanswered(today),
    id: "no-border",
    title: "No border is crossed",
    reason: `No rule of entry applies within ${destination}. The airline has its own, and islands and States may have theirs: a person looks.`,
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
      ...unanswered(facts.today),
      id: "other-species",
      title: "National rules for this species",
      reason:
        "The rules for dogs, cats and ferrets do not apply: ask the destination's authority, and check whether CITES permits are needed.",
    },
  ];
}

export function verdictOf(steps: readonly Step[]): Verdict {
  if (steps.some(({ isPossible }) => !isPossible)) return "may_not_on_this_date";
  if (steps.some((step) => step.state === "planned" || isForSomebody(step))) return "may_travel_if";
  return steps.some(needsEyes) ? "needs_review" : "may_travel";
}

/** The first departure from today on for which no step is impossible. One step may be left out, by its id. */
export function earliestDeparture(
  pet: Pet,
  journey: Journey,
  today: CalendarDate,
  without?: string,
): { departure: CalendarDate | null; settingSteps: string[] } {
  return firstPassing(today, (departure) =>
    stepsFor({ pet, journey: moved(journey, departure), today }).filter(
      ({ id, isPossible }) => !isPossible && id !== without,
    ),
  );
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
    ...(arrivalAt && { arrivalAt: new Date(Date.parse(arrivalAt) + days * DAY_MS).toISOString() }),
  };
}
