import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { DAY_MS, HOUR_MS } from "#contracts/core/durations.ts";

import { departureFor, evidenceOf, type Facts, recordsOf } from "./facts.ts";
import { blank, CLOSING_DAYS, open } from "./open-step.ts";
import type { HoursRule, Rule } from "./rule.ts";
import type { PetRecord, Step } from "./types.ts";

const CLOSING_MS = CLOSING_DAYS * DAY_MS;

type Judged = { readonly state: "done" | "at_risk" | "wrongly_timed"; readonly reason: string };

/**
 * Hours before entry. With both instants the answer is exact. With dates alone only what is more than a day inside the
 * bounds is sure: those are days of two places, and how far their clocks lie apart is known as little as the hours. Of
 * several treatments any that is in time counts.
 */
export function judgeHours(rule: Rule, hours: HoursRule, facts: Facts): Step {
  const { arrival, arrivalAt } = facts.journey;
  const entry = arrivalAt ? Date.parse(arrivalAt) : null;
  const [farDays, nearDays] = [Math.floor(hours.most / 24), Math.ceil(hours.least / 24)];
  const next = departureFor(facts, "entry", addDays(facts.today, nearDays));
  const step: Step = {
    ...blank(rule, facts),
    papers: [hours.record],
    asks: "record",
    possibleFrom: next,
    window: {
      earliest: addDays(arrival, -farDays),
      latest: addDays(arrival, -nearDays),
      anchor: "entry",
      counted: `${hours.least} to ${hours.most} hours before entry`,
      ...(entry !== null && {
        fromInstant: new Date(entry - hours.most * HOUR_MS).toISOString(),
        toInstant: new Date(entry - hours.least * HOUR_MS).toISOString(),
      }),
    },
  };
  const judged = recordsOf(facts.pet, hours.record).map((record) => ({
    record,
    ...treated(record, hours, arrival, entry),
  }));
  const best =
    judged.find(({ state }) => state === "done") ?? judged.find(({ state }) => state === "at_risk");
  if (best)
    return {
      ...step,
      evidence: [evidenceOf(best.record, facts)],
      state: best.state,
      reason: best.reason,
    };
  const [last] = judged;
  const why = last?.reason ?? "Not on record.";
  const opened =
    entry === null
      ? open(step, facts, why, next)
      : openByTheHour(step, facts, why, entry - hours.least * HOUR_MS);
  if (!opened.isPossible)
    return {
      ...opened,
      reason: `${opened.reason} The next departure for which it can be had is ${opened.possibleFrom}.`,
    };
  return last ? { ...opened, state: "wrongly_timed" } : opened;
}

/** By the clock where it is known when it is asked, so that an hour that has passed is not waited for. */
function openByTheHour(step: Step, facts: Facts, why: string, until: number): Step {
  const { askedAt, departure } = facts.journey;
  const opened = open(step, facts, why, step.possibleFrom ?? departure);
  if (askedAt === undefined) return opened;
  const late = Date.parse(askedAt) - until;
  if (late <= 0) return { ...step, state: -late <= CLOSING_MS ? "at_risk" : "due", reason: why };
  const reason = opened.isPossible ? `${why} Its last hour has passed.` : opened.reason;
  const possibleFrom = addDays(departure, Math.ceil(late / DAY_MS));
  return { ...step, state: "missing", isPossible: false, possibleFrom, reason };
}

function treated(
  { on, at }: PetRecord,
  { least, most }: HoursRule,
  arrival: CalendarDate,
  entry: number | null,
): Judged {
  const [farDays, nearDays] = [Math.floor(most / 24), Math.ceil(least / 24)];
  if (at && entry !== null) {
    const before = (entry - Date.parse(at)) / HOUR_MS;
    const said = before < 0 ? "After entry" : `${hoursInWords(before)} before entry`;
    return before >= least && before <= most
      ? { state: "done", reason: `${said}.` }
      : { state: "wrongly_timed", reason: `${said}: it must be ${least} to ${most} hours.` };
  }
  const days = daysBetween(on, arrival);
  const said = days < 0 ? "After entry" : days === 0 ? "On the day of entry" : daysInWords(days);
  if (days > nearDays + 1 && days < farDays - 1) return { state: "done", reason: `${said}.` };
  if (days >= nearDays && days <= farDays)
    return { state: "at_risk", reason: `${said}: whether it counts depends on the hour. Note the time.` };
  return { state: "wrongly_timed", reason: `${said}: it must be ${least} to ${most} hours.` };
}

const daysInWords = (days: number) => `${days} day${days === 1 ? "" : "s"} before entry`;

/** To the minute: an hour that is rounded away would contradict the bounds. */
function hoursInWords(hours: number): string {
  const minutes = Math.floor(hours * 60 + 1e-9);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} hours${rest === 0 ? "" : ` ${rest} minutes`}`;
}
