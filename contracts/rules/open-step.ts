import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import { latest, plus } from "./calendar.ts";
import type { Facts } from "./facts.ts";
import type { Rule } from "./rule.ts";
import type { Step } from "./types.ts";

/** So close before the end of its window a step is at risk, in days. */
export const CLOSING_DAYS = 7;

/**
 * A step that is still to be done: due, at risk near its end, missing once its window has closed or cannot open in
 * time. `leadDays` lie between doing it and its counting.
 */
export function open(
  step: Step,
  { today }: Facts,
  reason: string,
  possibleFrom: CalendarDate,
  leadDays = 0,
): Step {
  const last = step.window?.latest ?? null;
  const first = plus(latest(today, step.window?.earliest), { days: leadDays });
  if (last !== null && first > last) {
    return {
      ...step,
      state: "missing",
      isPossible: false,
      possibleFrom,
      reason: `${reason} ${step.window?.earliest && step.window.earliest > last ? `It cannot be before ${step.window.earliest}, and ${last} is the last day.` : `It would have had to be by ${last}.`}`,
    };
  }
  const isClosing = last !== null && daysBetween(plus(today, { days: leadDays }), last) <= CLOSING_DAYS;
  return { ...step, state: isClosing ? "at_risk" : "due", possibleFrom, reason };
}

/** What may be had before a wait is over. */
export const inQuarantine = (days: number, of: string): string =>
  `Before it ${days} day${days === 1 ? "" : "s"} of quarantine take the place of ${of}.`;

/** True for what somebody still has to do or to look at. */
export function isOpen({ state }: Pick<Step, "state">): boolean {
  return state !== "done" && state !== "not_needed";
}

/** True for what somebody has to do; what only waits for a person's eye is not. */
export function isForSomebody({ state }: Pick<Step, "state">): boolean {
  return state === "due" || state === "at_risk" || state === "missing" || state === "wrongly_timed";
}

/** True for what rests on no rule, on what others tell, on sources that conflict, or on one that a person found changed. */
export function isUncertain({ source }: Pick<Step, "source">): boolean {
  return (
    source === null ||
    source.isVolatile === true ||
    source.confidence === "general" ||
    source.confidence === "secondary" ||
    Boolean(source.review?.differs)
  );
}

/** The step of a rule that nothing is known of yet. */
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
    guidance: rule.guidance,
    isPossible: true,
    possibleFrom: facts.today,
  };
}
