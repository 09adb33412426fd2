import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import { earliestWithin, latest, latestBefore, plus, spanInWords } from "./calendar.ts";
import { anchorDate, departureFor, type Facts, lastRecord } from "./facts.ts";
import { blank, open } from "./open-step.ts";
import { coveredUntil } from "./rabies.ts";
import type { EventRule, Rule } from "./rule.ts";
import type { Step } from "./types.ts";

/** A record that must lie in a window before the anchor. */
export function judgeEvent(rule: Rule, event: EventRule, facts: Facts): Step {
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
  const counted = countedToPaper(step, event, facts);
  if (counted) return counted;
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
  return {
    ...step,
    state: "done",
    reason: [`On record for ${found.on}.`, ...serving(event, facts, found.on)].join(" "),
  };
}

/** What is counted to a paper's issue, where both are on record; a window that the paper has closed opens with the next one. */
function countedToPaper(step: Step, { record, countedTo, within }: EventRule, { pet }: Facts): Step | null {
  const paper = countedTo && lastRecord(pet, countedTo);
  const found = lastRecord(pet, record);
  if (!paper || !found) return null;
  const name = `${paper.kind.replaceAll("_", " ")} of ${paper.on}`;
  if (found.on > paper.on)
    return {
      ...step,
      state: "wrongly_timed",
      reason: `It was on ${found.on}, after the ${name}: have that issued again.`,
    };
  return within && found.on < earliestWithin(paper.on, within)
    ? null
    : { ...step, state: "done", reason: `On record for ${found.on}, in time for the ${name}.` };
}

/** Until when it serves for the way onward or back. */
function serving({ serves }: EventRule, { pet }: Facts, issuedOn: CalendarDate): string[] {
  if (!serves) return [];
  const until = plus(issuedOn, serves);
  const covered = coveredUntil(pet);
  return covered !== null && covered < until
    ? [`It serves for the way onward or back until ${covered}, when the rabies cover ends.`]
    : [`It serves for the way onward or back until ${until}, ${spanInWords(serves)} from its issue.`];
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
  return [
    boundsInWords(event),
    ...others.map((other) => `or an ${other} instead`),
    ...(event.serves
      ? [
          `then ${spanInWords(event.serves)} from its issue for the way onward or back, while the rabies cover lasts`,
        ]
      : []),
  ].join(", ");
}

function boundsInWords({ within, before, anchor, countedTo }: EventRule): string {
  const place = anchor === "entry" ? "entry" : "departure";
  const to = countedTo ? `the issue of the ${countedTo.replaceAll("_", " ")}` : place;
  if (within && before)
    return `at most ${spanInWords(within)} and at least ${spanInWords(before)} before ${to}`;
  if (within) return `within ${spanInWords(within)} of ${to}, the first day included`;
  if (before) return `at least ${spanInWords(before)} before ${to}`;
  return `before ${to}`;
}
