import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import { earliestWithin, latest, latestBefore, plus, soonest, spanInWords } from "./calendar.ts";
import { among } from "./countries.ts";
import { anchorDate, departureFor, evidenceOf, type Facts, recordsOf } from "./facts.ts";
import { insteadOf } from "./judge-instead.ts";
import { blank, open } from "./open-step.ts";
import { countedPapers, faultOf, type PaperFault, floorOf } from "./paper-faults.ts";
import { leadOf, nameOf, readyOn } from "./papers.ts";
import { coveredUntil } from "./rabies.ts";
import type { EventRule, Rule } from "./rule.ts";
import type { PetRecord, Step, Window } from "./types.ts";

/** A record that must lie in a window before the anchor. Of several on record any that qualifies counts. */
export function judgeEvent(rule: Rule, of: EventRule, facts: Facts): Step {
  const event = atSea(of, facts);
  const window = windowOf(event, facts);
  const lead = leadOf(event);
  const step: Step = {
    ...blank(rule, facts),
    papers: [event.record],
    asks: "record",
    window,
    ...(lead !== undefined && { lead }),
  };
  const records = recordsOf(facts.pet, event.record);
  const judged = records.map((record) => ({ record, fault: faultOf(record, event, facts, window) }));
  const bad = judged.find(({ fault }) => fault?.kind === "bad");
  if (bad?.fault)
    return {
      ...step,
      evidence: [evidenceOf(bad.record, facts)],
      state: "needs_review",
      reason: bad.fault.says,
    };
  const good = judged.find(({ fault }) => fault === null);
  if (good) return done(step, event, facts, good.record);
  const other = insteadOf(step, event, facts);
  if (other?.state === "done") return other;
  const asked = judged.find(({ fault }) => fault?.kind === "unknown");
  if (asked?.fault)
    return {
      ...step,
      evidence: [evidenceOf(asked.record, facts)],
      state: "needs_review",
      reason: asked.fault.says,
    };
  if (other) return other;
  return again(step, event, facts, judged[0]?.fault ?? null);
}

/** Where the days at sea are added, to the day on which the ship arrives. */
function atSea(event: EventRule, { journey }: Facts): EventRule {
  const { within, isLongerAtSea } = event;
  if (!isLongerAtSea || !within || "months" in within || journey.transport !== "sea") return event;
  return { ...event, within: { days: within.days + daysBetween(journey.departure, journey.arrival) } };
}

function done(step: Step, event: EventRule, facts: Facts, record: PetRecord): Step {
  const counted = paperOf(event, facts);
  return {
    ...step,
    evidence: [...(counted ? [evidenceOf(counted, facts)] : []), evidenceOf(record, facts)],
    state: "done",
    reason: [
      counted
        ? `On record for ${record.on}, in time for the ${nameOf(counted.kind)} of ${counted.on}.`
        : `On record for ${record.on}.`,
      ...serving(event, facts, record.on),
    ].join(" "),
  };
}

/** It is not there, or what is there does not serve: it has to be had, or had again. */
function again(step: Step, event: EventRule, facts: Facts, fault: PaperFault | null): Step {
  const why = fault?.says ?? "Not on record.";
  if (event.issuedIn && among(event.issuedIn, facts.journey.origin) === "no") {
    return {
      ...step,
      state: "missing",
      isPossible: false,
      possibleFrom: null,
      reason: `${why} It is only issued before the pet leaves ${event.issuedIn.join(", ")}: follow the way for pets vaccinated elsewhere.`,
    };
  }
  const ready = readyOn(event, facts.today);
  const first = latest(ready, floorOf(event, facts));
  const possibleFrom = departureFor(facts, event.anchor, plus(first, event.before ?? { days: 0 }));
  const last = step.window?.latest ?? null;
  if (fault === null && last !== null && ready > last && ready > facts.today) {
    return {
      ...step,
      state: "missing",
      isPossible: false,
      possibleFrom,
      reason: `Not on record, and it takes about ${leadInWords(event, facts)} to get: it would be there on ${ready}, after ${last}.`,
    };
  }
  const opened = open(step, facts, why, possibleFrom, daysTo(ready, facts));
  return fault && opened.isPossible ? { ...opened, state: "wrongly_timed" } : opened;
}

function windowOf(event: EventRule, facts: Facts): Window {
  const anchor = anchorDate(facts, event.anchor);
  const paper = paperOf(event, facts);
  // What was had for a paper of before may not be entered yet.
  const firstIssue =
    paper?.on ?? countedPapers(event, facts).at(-1)?.on ?? earliestPaper(event, anchor, facts);
  const others = event.after ? recordsOf(facts.pet, event.after.record) : [];
  const other = others.at(-1);
  const notBefore = latest(
    event.within && earliestWithin(firstIssue, event.within),
    other && event.after && plus(other.on, event.after.span),
    floorOf(event, facts),
  );
  return {
    earliest: notBefore === "0000-01-01" ? null : notBefore,
    latest: soonest(latestBefore(anchor, event.before ?? { days: 0 }), paper?.on),
    anchor: event.anchor,
    counted: countedInWords(event),
  };
}

/** The paper to whose issue is counted: one that was prepared for, or else one that still can be. */
function paperOf(event: EventRule, facts: Facts): PetRecord | undefined {
  const papers = countedPapers(event, facts);
  const { record, within } = event;
  const isPrepared = (paper: PetRecord) =>
    facts.pet.records.some(
      ({ kind, on }) =>
        kind === record && on <= paper.on && (!within || on >= earliestWithin(paper.on, within)),
    );
  return papers.find(isPrepared) ?? papers.find(({ on }) => on >= facts.today);
}

/** The first day on which the paper to whose issue is counted can still be issued. */
const earliestPaper = ({ countedTo }: EventRule, anchor: CalendarDate, { today }: Facts): CalendarDate =>
  countedTo ? latest(earliestWithin(anchor, countedTo.within), soonest(today, anchor)) : anchor;

/** Until when it serves for the way onward or back. */
function serving({ serves }: EventRule, { pet }: Facts, issuedOn: CalendarDate): string[] {
  if (!serves) return [];
  const until = plus(issuedOn, serves);
  const covered = coveredUntil(pet);
  return covered !== null && covered < until
    ? [`It serves for the way onward or back until ${covered}, when the rabies cover ends.`]
    : [`It serves for the way onward or back until ${until}, ${spanInWords(serves)} from its issue.`];
}

const daysTo = (ready: CalendarDate, { today }: Facts): number => daysBetween(today, ready);

function leadInWords(event: EventRule, { today }: Facts): string {
  const days = daysBetween(today, readyOn(event, today));
  return event.lead ? `${days} days (${event.lead.saidBy})` : `${days} days at the least`;
}

function countedInWords(event: EventRule): string {
  const others = [...new Set((event.instead ?? []).map(({ record }) => nameOf(record)))];
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

function boundsInWords({ within, before, anchor, countedTo, certifies, namesOrigin }: EventRule): string {
  const place = anchor === "entry" ? "entry" : "departure";
  const to = countedTo ? `the issue of the ${nameOf(countedTo.record)}` : place;
  const more = [
    ...(certifies?.doseBefore
      ? [`issued ${spanInWords(certifies.doseBefore)} after a first dose at the earliest`]
      : []),
    ...(certifies?.isForDose ? ["valid as long as the dose that it certifies"] : []),
    ...(namesOrigin ? ["for the country of departure that it names"] : []),
  ];
  const bounds =
    within && before
      ? `at most ${spanInWords(within)} and at least ${spanInWords(before)} before ${to}`
      : within
        ? `within ${spanInWords(within)} of ${to}, the first day included`
        : before
          ? `at least ${spanInWords(before)} before ${to}`
          : `before ${to}`;
  return [bounds, ...more].join(", ");
}
