import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import { earliestWithin, isNone, latest, plus, spanInWords } from "./calendar.ts";
import { anchorDate, departureFor, type Facts, lastRecord } from "./facts.ts";
import { open } from "./open-step.ts";
import { chipOf, deadlines, type Links, linksOf, stepOf } from "./rabies-chain.ts";
import type { RabiesChain, Rule } from "./rule.ts";
import type { RabiesSample, Step } from "./types.ts";

const MIN_RESULT = 0.5;
/** Days a sample travels to the laboratory where its arrival is not known yet; a margin of this product's own. */
const LAB_TRANSIT = { days: 7 } as const;

/** The blood sample as a step. @throws where the chain asks for none. */
export function sampleStep(
  rule: Rule,
  chain: RabiesChain,
  facts: Facts,
  links: Links,
  anchor: CalendarDate,
): Step {
  const { sample } = chain;
  if (!sample) throw new Error("The chain has no sample");
  const { draw } = deadlines(chain, anchor);
  const notBefore = latest(
    plus(links.countsFrom, sample.after),
    sample.maxAge && earliestWithin(anchor, sample.maxAge),
  );
  const base = stepOf(rule, chain, facts, "sample", {
    earliest: notBefore,
    latest: draw,
    counted: [
      isNone(sample.after)
        ? "on the day of the dose that counts or later"
        : `at least ${spanInWords(sample.after)} after the dose that counts`,
      ...sample.waits.map(
        ({ from, span }) =>
          `${spanInWords(span)} from ${from === "lab" ? "its arrival at the laboratory" : "the draw"}`,
      ),
      ...(sample.maxAge ? [`at most ${spanInWords(sample.maxAge)} before`] : []),
    ].join(", "),
  });
  const judged = judgedSamples(facts, chain, links);
  const good = judged.find(({ fault }) => fault === null)?.taken;
  if (good) {
    const possibleAnchor = latest(...sample.waits.map(({ from, span }) => plus(startOf(good, from), span)));
    if (possibleAnchor > anchor) return tooSoon({ base, chain, facts, anchor, good, possibleAnchor });
    if (isFresh(good, chain, anchor)) {
      return good.result === null
        ? { ...base, state: "due", reason: `Drawn on ${good.drawnOn}; the result is awaited.` }
        : { ...base, state: "done", reason: `Drawn on ${good.drawnOn}, ${good.result} IU/ml.` };
    }
  }
  const next = latest(facts.today, plus(links.countsFrom, sample.after));
  const possibleAnchor = latest(
    ...sample.waits.map(({ from, span }) => plus(from === "lab" ? plus(next, LAB_TRANSIT) : next, span)),
  );
  const why =
    judged[0]?.fault ?? (good ? "The sample on record will be too old." : "No blood sample is on record.");
  const isCountedFromLab = sample.waits.some(({ from }) => from === "lab");
  return open(
    base,
    facts,
    why,
    departureFor(facts, chain.anchor, possibleAnchor),
    isCountedFromLab ? LAB_TRANSIT.days : 0,
  );
}

type TooSoon = {
  base: Step;
  chain: RabiesChain;
  facts: Facts;
  anchor: CalendarDate;
  good: RabiesSample;
  possibleAnchor: CalendarDate;
};

/** A good sample whose wait is not over; a passport that it was written into before the pet left may spare it. */
function tooSoon({ base, chain, facts, anchor, good, possibleAnchor }: TooSoon): Step {
  const { noWaitWith, shortfall } = chain.sample ?? {};
  const missing = daysBetween(anchor, possibleAnchor);
  const first = `Drawn on ${good.drawnOn}: the first day is ${possibleAnchor}, ${missing} days after this date.`;
  if (noWaitWith && lastRecord(facts.pet, noWaitWith))
    return {
      ...base,
      state: "needs_review",
      reason: `${first} Nothing is waited for if the passport shows the sample from before the pet went to the unlisted country: have an official vet look.`,
    };
  const days = shortfall === "rest" ? missing : shortfall?.days;
  return {
    ...base,
    state: "missing",
    isPossible: false,
    possibleFrom: departureFor(facts, chain.anchor, possibleAnchor),
    reason:
      days === undefined ? first : `${first} Before it ${days} days of quarantine take the wait's place.`,
  };
}

/** The day on which the sample that counts was drawn; null while there is none. */
export function countedDraw(chain: RabiesChain, facts: Facts): CalendarDate | null {
  const anchor = anchorDate(facts, chain.anchor);
  const links = linksOf(chain, facts, chipOf(facts, chain)?.on ?? null, anchor);
  const good = judgedSamples(facts, chain, links).find(({ fault }) => fault === null)?.taken;
  return good && isFresh(good, chain, anchor) ? good.drawnOn : null;
}

/** The newest first, each with what is wrong with it. */
function judgedSamples({ pet }: Facts, chain: RabiesChain, links: Links) {
  return pet.samples
    .toSorted((a, b) => (a.drawnOn < b.drawnOn ? 1 : -1))
    .map((taken) => ({ taken, fault: faultOf(taken, chain, links) }));
}

function isFresh({ drawnOn }: RabiesSample, { sample }: RabiesChain, anchor: CalendarDate): boolean {
  return !sample?.maxAge || plus(drawnOn, sample.maxAge) >= anchor;
}

function startOf(sample: RabiesSample, from: "draw" | "lab"): CalendarDate {
  return from === "draw" ? sample.drawnOn : (sample.receivedByLabOn ?? plus(sample.drawnOn, LAB_TRANSIT));
}

function faultOf(taken: RabiesSample, chain: RabiesChain, links: Links): string | null {
  const after = chain.sample?.after ?? { days: 0 };
  if (!links.cover) return "The sample rests on no rabies dose that counts.";
  if (taken.drawnOn < plus(links.countsFrom, after)) {
    return `Drawn ${daysBetween(links.countsFrom, taken.drawnOn)} days after the dose that counts, at least ${spanInWords(after)} are needed: test again.`;
  }
  if (taken.result !== null && (taken.isBelow || taken.result < MIN_RESULT)) {
    return `The result is below ${MIN_RESULT} IU/ml: vaccinate and test again.`;
  }
  return null;
}
