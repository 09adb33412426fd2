import { addDays, daysBetween } from "#contracts/core/dates.ts";

import { departureFor, type Facts, lastRecord } from "./facts.ts";
import { open } from "./open-step.ts";
import type { HoursRule, Rule } from "./rule.ts";
import type { Step } from "./types.ts";

const HOUR_MS = 3_600_000;

/**
 * Hours before entry. With both instants the answer is exact; with dates alone the days strictly inside the bounds are
 * sure, those on them depend on the clock and are at risk.
 */
export function judgeHours(rule: Rule, hours: HoursRule, facts: Facts): Step {
  const { arrival, arrivalAt } = facts.journey;
  const entry = arrivalAt ? Date.parse(arrivalAt) : null;
  const [farDays, nearDays] = [Math.floor(hours.most / 24), Math.ceil(hours.least / 24)];
  const step: Step = {
    id: rule.id,
    title: rule.title,
    doer: rule.doer,
    papers: [hours.record],
    asks: "record",
    source: rule.source,
    state: "due",
    reason: "",
    isPossible: true,
    possibleFrom: departureFor(facts, "entry", addDays(facts.today, nearDays)),
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
  const found = lastRecord(facts.pet, hours.record);
  if (!found) return open(step, facts, "Not on record.", step.possibleFrom ?? facts.today);
  const before = found.at && entry !== null ? (entry - Date.parse(found.at)) / HOUR_MS : null;
  if (before !== null) {
    if (before >= hours.least && before <= hours.most)
      return { ...step, state: "done", reason: `${Math.round(before)} hours before entry.` };
    return {
      ...step,
      state: "wrongly_timed",
      reason: `${Math.round(before)} hours before entry: it must be ${hours.least} to ${hours.most}.`,
    };
  }
  const days = daysBetween(found.on, arrival);
  if (days > nearDays && days < farDays)
    return { ...step, state: "done", reason: `${days} days before entry.` };
  if (days === nearDays || days === farDays) {
    return {
      ...step,
      state: "at_risk",
      reason: `${days} day${days === 1 ? "" : "s"} before entry: whether it counts depends on the hour. Note the time.`,
    };
  }
  return {
    ...step,
    state: "wrongly_timed",
    reason: `${days} days before entry: it must be ${hours.least} to ${hours.most} hours.`,
  };
}
