import { aboutList, standsOn } from "./countries.ts";
import type { Facts } from "./facts.ts";
import { blank } from "./open-step.ts";
import { placeName } from "./places.ts";
import { listPage } from "./rule-pages.ts";
import type { CategoryRule, Rule } from "./rule.ts";
import { recentPlaces } from "./stays.ts";
import type { Country, Step } from "./types.ts";

/** The category that the steps beside it go by, and the list that puts the origin there. */
export function judgeCategory(rule: Rule, { of, otherwise, isOfStays }: CategoryRule, facts: Facts): Step {
  const { journey } = facts;
  const step: Step = { ...blank(rule, facts), asks: "travel" };
  const places = isOfStays ? recentPlaces(journey) : [journey.origin];
  const [first] = of;
  for (const { list, name } of of) {
    const on = places.filter((place) => standsOn(list, place) === "on");
    if (on.length > 0)
      return {
        ...step,
        state: "done",
        source: listPage(rule, list),
        reason: `${named(on)}: ${name}, by “${aboutList(list).source}”, read on ${aboutList(list).asOf}.`,
      };
  }
  const open = places.filter((place) => of.some(({ list }) => standsOn(list, place) === "unknown"));
  const listed = first ? { source: listPage(rule, first.list) } : {};
  return open.length > 0
    ? {
        ...step,
        ...listed,
        state: "needs_review",
        reason: `${named(open)}: on no list that this product holds. Ask the authority which of these it is: ${of.map(({ name }) => name).join(", ")}.`,
      }
    : { ...step, ...listed, state: "not_needed", reason: `${named(places)}: ${otherwise}` };
}

const named = (places: readonly Country[]): string => places.map(placeName).join(", ");
