import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import { earliestWithin, isNone, latest, plus, spanInWords } from "./calendar.ts";
import { chipsOf } from "./chips.ts";
import { standsOn } from "./countries.ts";
import { anchorDate, departureFor, type Facts, momentOf, recordsOf } from "./facts.ts";
import { standingOf } from "./had.ts";
import { inQuarantine, open } from "./open-step.ts";
import {
  anchorAfter,
  certificateOf,
  deadlines,
  endOf,
  LAB_TRANSIT,
  type Links,
  linksOf,
  stepOf,
} from "./rabies-chain.ts";
import type { RabiesChain, Rule, Wait } from "./rule.ts";
import type { RabiesSample, Step } from "./types.ts";

const MIN_RESULT = 0.5;

type Asked = NonNullable<RabiesChain["sample"]>;
type Judged = {
  readonly taken: RabiesSample;
  /** Itself, or the one with which the row of samples began that it goes on from. */
  readonly begun: RabiesSample;
  /** The first anchor at which its waits are over. */
  readonly from: CalendarDate;
};
type Made = {
  readonly base: Step;
  readonly chain: RabiesChain;
  readonly asked: Asked;
  readonly facts: Facts;
};

/** The blood sample as a step. @throws where the chain asks for none. */
export function sampleStep(rule: Rule, chain: RabiesChain, facts: Facts, links: Links): Step {
  const { sample: asked } = chain;
  if (!asked) throw new Error("The chain has no sample");
  const anchor = anchorDate(facts, chain.anchor);
  const notBefore = latest(
    links.chipOn,
    plus(links.countsFrom, asked.after),
    asked.maxAge && earliestWithin(anchor, asked.maxAge),
  );
  const base = stepOf(rule, chain, facts, "sample", {
    earliest: notBefore,
    latest: deadlines(chain, facts).draw,
    counted: countedInWords(asked),
  });
  const made = { base, chain, asked, facts };
  const { good, fault } = judgedSamples(chain, facts, links);
  const serving = good.filter((one) => one.taken.result !== null && isInTime(one, made));
  const sure = serving.find((one) => doubtOf(made, one) === null) ?? serving[0];
  if (sure) return found(made, sure);
  const inTime = good.find((one) => isInTime(one, made));
  if (inTime) return awaited(withEvidence(base, inTime.taken, facts), inTime.taken);
  const next = nextSample(made, links);
  const [soonest] = good
    .filter(({ taken, from }) => isFresh(taken, chain, latest(from, anchor)))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (soonest && soonest.from <= next.from) return tooSoon(made, soonest);
  const renewed = renewable(good, made);
  if (renewed) return renewed;
  const why =
    fault ?? (good.length > 0 ? "The sample on record will be too old." : "No blood sample is on record.");
  return open(base, facts, why, departureFor(facts, chain.anchor, next.from), next.leadDays);
}

const awaited = (step: Step, { drawnOn: day }: RabiesSample): Step => ({
  ...step,
  state: "due",
  reason: `Drawn on ${day}; the result is awaited.`,
});

function countedInWords(asked: Asked): string {
  return [
    isNone(asked.after)
      ? "on the day of the dose that counts or later"
      : `at least ${spanInWords(asked.after)} after the dose that counts`,
    ...asked.waits.map(
      ({ from, span, to }) =>
        `${spanInWords(span)} from ${from === "lab" ? "its arrival at the laboratory" : "the draw"}${to === "issue" ? " to the issue of the certificate" : ""}`,
    ),
    ...(asked.maxAge ? [`at most ${spanInWords(asked.maxAge)} before`] : []),
  ].join(", ");
}

function withEvidence(step: Step, { drawnOn, ...sample }: RabiesSample, facts: Facts): Step {
  const isPlanned = standingOf(drawnOn, sample, momentOf(facts)) !== "had";
  return { ...step, evidence: [{ kind: "sample", on: drawnOn, isPlanned }] };
}

/** A sample that serves still but will be too old: another that is drawn by then goes on from it. */
function renewable(good: readonly Judged[], { base, chain, asked, facts }: Made): Step | null {
  const anchor = anchorDate(facts, chain.anchor);
  const last = good.find(
    ({ taken, from }) => taken.result !== null && from <= anchor && isFresh(taken, chain, facts.today),
  );
  if (!last || !asked.isRenewed || !asked.maxAge || !base.window) return null;
  const until = plus(last.taken.drawnOn, asked.maxAge);
  return open(
    { ...base, window: { ...base.window, latest: until } },
    facts,
    `The sample of ${last.taken.drawnOn} serves until ${until}: another that is drawn by then goes on from it, without a new wait. A new declaration goes with it.`,
    facts.today,
  );
}

function found(made: Made, judged: Judged): Step {
  const { taken, begun } = judged;
  const step = withEvidence(made.base, taken, made.facts);
  const doubt = doubtOf(made, judged);
  return doubt === null
    ? {
        ...step,
        state: "done",
        reason: `Drawn on ${taken.drawnOn}, ${taken.result} IU/ml${begun === taken ? "" : `, going on from the sample of ${begun.drawnOn}`}.`,
      }
    : { ...step, state: "needs_review", reason: doubt };
}

/** What keeps a sample that serves from being sure; null where nothing does. */
function doubtOf({ asked, facts }: Made, { taken, begun }: Judged): string | null {
  const worse = facts.pet.samples.find((other) => other.drawnOn >= taken.drawnOn && isTooLow(other));
  if (worse)
    return worse.drawnOn === taken.drawnOn
      ? `Two papers on the sample of ${taken.drawnOn}: one says ${taken.result} IU/ml, the other less than ${MIN_RESULT}. Which is right?`
      : `Drawn on ${taken.drawnOn}, ${taken.result} IU/ml; the later sample of ${worse.drawnOn} is below ${MIN_RESULT}: ask whether the older one still counts.`;
  return asked.waits.some(({ from }) => from === "lab") && begun.receivedByLabOn === undefined
    ? `Drawn on ${begun.drawnOn}: enter the day on which the laboratory received it. The wait is counted from then, and it is taken to be ${spanInWords(LAB_TRANSIT)} after the draw.`
    : null;
}

/** What a sample drawn as soon as it may be would make possible. */
function nextSample({ asked, chain, facts }: Made, links: Links) {
  const drawn = latest(facts.today, links.chipOn, plus(links.countsFrom, asked.after));
  const from = latest(
    ...asked.waits.map((wait) =>
      anchorAfter(
        wait,
        plus(wait.from === "lab" ? plus(drawn, LAB_TRANSIT) : drawn, wait.span),
        chain,
        facts,
      ),
    ),
  );
  return { from, leadDays: asked.waits.some((wait) => wait.from === "lab") ? LAB_TRANSIT.days : 0 };
}

/** A good sample whose wait is not over; a passport that it was written into before the pet left may spare it. */
function tooSoon(made: Made, judged: Judged): Step {
  const { base, chain, asked, facts } = made;
  const { taken, from } = judged;
  const anchor = anchorDate(facts, chain.anchor);
  const step = withEvidence(base, taken, facts);
  const missing = daysBetween(anchor, from);
  const certificate = certificateOf(chain, facts);
  if (missing <= 0 && certificate)
    return {
      ...step,
      state: "wrongly_timed",
      reason: `Drawn on ${taken.drawnOn}, too late for the certificate of ${certificate.on}: ${base.window?.latest} is the last day for it. Have the certificate issued again from ${departureFor(facts, chain.anchor, from)} on.`,
      ...(facts.today > facts.journey.departure && {
        isPossible: false,
        possibleFrom: departureFor(facts, chain.anchor, from),
      }),
    };
  const first = `Drawn on ${taken.drawnOn}: the first day is ${from}, ${missing} day${missing === 1 ? "" : "s"} after this date.`;
  const spared = sparesWait(asked, taken, facts);
  if (spared === "yes" && taken.result === null) return awaited(step, taken);
  const doubt = spared === "yes" ? doubtOf(made, judged) : null;
  if (doubt !== null) return { ...step, state: "needs_review", reason: doubt };
  if (spared === "yes")
    return {
      ...step,
      state: "done",
      reason: `Drawn on ${taken.drawnOn}, before the pet went to a country that asks for it, and its passport is on record: nothing is waited for.`,
    };
  if (spared === "unknown")
    return {
      ...step,
      state: "needs_review",
      reason: `${first} Nothing is waited for if the passport shows the sample from before the pet went to the unlisted country: have an official vet look.`,
    };
  const { shortfall } = asked;
  const days = shortfall === "rest" ? missing : shortfall?.days;
  return {
    ...step,
    state: "missing",
    isPossible: false,
    possibleFrom: departureFor(facts, chain.anchor, from),
    reason: days === undefined ? first : `${first} ${inQuarantine(days, "the wait")}`,
  };
}

/** Whether the sample was drawn where and when it has to be for the wait to fall away, and a paper says so. */
function sparesWait(
  { noWaitWith }: Asked,
  taken: RabiesSample,
  { pet, journey }: Facts,
): "yes" | "no" | "unknown" {
  if (!noWaitWith || recordsOf(pet, noWaitWith.record).length === 0) return "no";
  if (taken.country === undefined || journey.stays === undefined) return "unknown";
  if (standsOn(noWaitWith.drawnIn, taken.country) !== "on") return "no";
  const left = journey.stays.filter(({ country }) => standsOn(noWaitWith.drawnIn, country) !== "on");
  return left.length > 0 && left.every(({ from }) => taken.drawnOn <= from) ? "yes" : "unknown";
}

/** The days on which the samples that count were drawn, the newest first; that of the best where none is in time. */
export function countedDraws(chain: RabiesChain, facts: Facts): readonly CalendarDate[] {
  const anchor = anchorDate(facts, chain.anchor);
  for (const links of linksOf(chain, facts, chipsOf(facts.pet, chain).since)) {
    const counted = judgedSamples(chain, facts, links).good.filter(({ taken }) =>
      isFresh(taken, chain, anchor),
    );
    const inTime = counted.filter(({ from }) => from <= anchor);
    if (counted.length > 0) return (inTime.length > 0 ? inTime : counted.slice(0, 1)).map(drawnOn);
  }
  return [];
}

const drawnOn = ({ taken }: Judged): CalendarDate => taken.drawnOn;

/** The samples that count, the newest first, and what is wrong with the newest of the others. */
function judgedSamples(chain: RabiesChain, facts: Facts, links: Links) {
  const newest = facts.pet.samples.toSorted((a, b) => (a.drawnOn < b.drawnOn ? 1 : -1));
  const counted: RabiesSample[] = [];
  let fault: string | null = null;
  for (const taken of newest) {
    const wrong = faultOf(taken, chain, links);
    if (wrong === null) counted.push(taken);
    else fault ??= wrong;
  }
  const good = counted.map((taken): Judged => {
    const begun = chain.sample?.isRenewed ? begunWith(taken, counted, chain.sample) : taken;
    return { taken, begun, from: latest(taken.drawnOn, firstAnchor(begun, chain, facts)) };
  });
  return { good, fault };
}

/** The first of the samples each of which was drawn while the one before was valid. */
function begunWith(taken: RabiesSample, newest: readonly RabiesSample[], { maxAge }: Asked): RabiesSample {
  return newest.reduce(
    (first, one) =>
      maxAge &&
      one.result !== null &&
      one.drawnOn < first.drawnOn &&
      plus(one.drawnOn, maxAge) >= first.drawnOn
        ? one
        : first,
    taken,
  );
}

function firstAnchor(taken: RabiesSample, chain: RabiesChain, facts: Facts): CalendarDate {
  return latest(
    ...(chain.sample?.waits ?? []).map((wait) => anchorAfter(wait, overOn(taken, wait), chain, facts)),
  );
}

const overOn = (taken: RabiesSample, { from, span }: Wait) => plus(startOf(taken, from), span);

function isInTime({ taken, begun }: Judged, { asked, chain, facts }: Made): boolean {
  return (
    taken.drawnOn <= anchorDate(facts, chain.anchor) &&
    asked.waits.every((wait) => overOn(begun, wait) <= endOf(wait, chain, facts)) &&
    isFresh(taken, chain, anchorDate(facts, chain.anchor))
  );
}

function isFresh({ drawnOn }: RabiesSample, { sample }: RabiesChain, anchor: CalendarDate): boolean {
  return !sample?.maxAge || plus(drawnOn, sample.maxAge) >= anchor;
}

function startOf(sample: RabiesSample, from: "draw" | "lab"): CalendarDate {
  return from === "draw" ? sample.drawnOn : (sample.receivedByLabOn ?? plus(sample.drawnOn, LAB_TRANSIT));
}

const isTooLow = ({ result, isBelow }: RabiesSample) =>
  result !== null && (isBelow === true || result < MIN_RESULT);

function faultOf(taken: RabiesSample, chain: RabiesChain, links: Links): string | null {
  const after = chain.sample?.after ?? { days: 0 };
  if (!links.cover) return "The sample rests on no rabies dose that counts.";
  const first = plus(links.countsFrom, after);
  if (taken.drawnOn < links.countsFrom)
    return `Drawn on ${taken.drawnOn}, before the dose that counts: test again from ${first} on.`;
  if (taken.drawnOn < first)
    return `Drawn ${daysBetween(links.countsFrom, taken.drawnOn)} days after the dose that counts, at least ${spanInWords(after)} are needed: test again.`;
  if (taken.drawnOn < links.chipOn)
    return `Drawn on ${taken.drawnOn}, before the microchip that tells whose it is: test again.`;
  if (isTooLow(taken)) return `The result is below ${MIN_RESULT} IU/ml: vaccinate and test again.`;
  return null;
}
