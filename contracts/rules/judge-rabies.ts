import { type CalendarDate, daysBetween } from "#contracts/core/dates.ts";

import { earliestWithin, latest, latestBefore, plus, soonest, spanInWords } from "./calendar.ts";
import { anchorDate, departureFor, type Facts } from "./facts.ts";
import { open } from "./open-step.ts";
import { type Cover, coversOf } from "./rabies.ts";
import type { RabiesChain, Rule } from "./rule.ts";
import type { Microchip, RabiesSample, Source, Step } from "./types.ts";

/** The chain may be met acting from today: what each link is, or when it can first be. */
type Links = { chipOn: CalendarDate; doseOn: CalendarDate; countsFrom: CalendarDate; cover: Cover | null };

const MIN_RESULT = 0.5;
/** Days a sample travels to the laboratory where its arrival is not known yet; a margin of this product's own. */
const LAB_TRANSIT = { days: 7 } as const;

/** Chip, doses and sample as steps, each with the window that the ones after it leave. */
export function judgeRabiesChain(rule: Rule, chain: RabiesChain, facts: Facts): Step[] {
  const anchor = anchorDate(facts, chain.anchor);
  const chip = chipOf(facts, chain);
  const links = linksOf(chain, facts, chip?.on ?? null, anchor);
  const steps = chain.isDoseOnly ? [] : [chipStep(rule, chain, facts, chip)];
  if (chain.isChipOnly) return steps;
  steps.push(doseStep(rule, chain, facts, links, anchor));
  if (chain.secondDose) steps.push(secondStep(rule, chain, facts, links, anchor));
  if (chain.sample) steps.push(sampleStep(rule, chain, facts, links, anchor));
  return steps;
}

function chipOf({ pet }: Facts, chain: RabiesChain): Microchip | null {
  const usable = pet.microchips.filter(({ code }) => chain.chip.iso === "any" || isIso(code));
  return (
    usable.toSorted((a, b) => ((a.on ?? "9999") < (b.on ?? "9999") ? -1 : 1))[0] ?? pet.microchips[0] ?? null
  );
}

const digits = (code: string) => code.replace(/[\s*.-]/g, "");
const isIso = (code: string) => /^\d{15}$/.test(digits(code));

function linksOf(chain: RabiesChain, facts: Facts, chipOn: CalendarDate | null, anchor: CalendarDate): Links {
  const covers = coversOf(
    facts.pet,
    chain.chip.beforeDose ? chipOn : (chipOn ?? "0000-01-01"),
    chain.dose.minAge,
  ).map((one) => shortened(one, chain));
  const needed = chain.secondDose ? covers.filter((cover) => secondOf(cover, chain) !== null) : covers;
  const usable = (needed.length > 0 ? needed : covers).findLast(
    (cover) => cover.validUntil >= soonest(anchor, facts.today),
  );
  const cover = usable ?? null;
  const plannedChip = chain.isDoseOnly ? "0000-01-01" : (chipOn ?? facts.today);
  const doseOn = cover?.primaryOn ?? latest(facts.today, plannedChip, ageFloor(chain, facts));
  const second = cover ? secondOf(cover, chain) : null;
  const countsFrom = !chain.secondDose
    ? doseOn
    : (second ?? latest(facts.today, plus(doseOn, chain.secondDose.after)));
  return { chipOn: plannedChip, doseOn, countsFrom, cover };
}

/** Some take a dose for a shorter time than it says. */
function shortened(cover: Cover, { dose: { maxAge } }: RabiesChain): Cover {
  const last = cover.doses.at(-1);
  return maxAge && last
    ? { ...cover, validUntil: soonest(cover.validUntil, plus(last.givenOn, maxAge)) }
    : cover;
}

/** The first dose that can be the second of two. */
function secondOf(cover: Cover, chain: RabiesChain): CalendarDate | null {
  const { secondDose } = chain;
  if (!secondDose) return null;
  return cover.doses.find((dose) => dose.givenOn >= plus(cover.primaryOn, secondDose.after))?.givenOn ?? null;
}

function ageFloor(chain: RabiesChain, { pet }: Facts): CalendarDate | null {
  return chain.dose.minAge && pet.birthDate ? plus(pet.birthDate, chain.dose.minAge) : null;
}

/** The last days on which each link still leaves enough for those after it. */
function deadlines(chain: RabiesChain, anchor: CalendarDate) {
  const draw = chain.sample
    ? soonest(...chain.sample.waits.map(({ span }) => latestBefore(anchor, span)))
    : null;
  const beforeDraw = draw && chain.sample ? latestBefore(draw, chain.sample.after) : null;
  const second = chain.secondDose ? soonest(beforeDraw, latestBefore(anchor, { days: 0 })) : null;
  const first =
    second && chain.secondDose
      ? soonest(latestBefore(second, chain.secondDose.after), latestBefore(anchor, chain.dose.wait))
      : soonest(beforeDraw, latestBefore(anchor, chain.dose.wait));
  return { draw, second, first };
}

function chipStep(rule: Rule, chain: RabiesChain, facts: Facts, chip: Microchip | null): Step {
  const anchor = anchorDate(facts, chain.anchor);
  const base = stepOf(rule, chain, facts, "chip", {
    earliest: null,
    latest: chain.isChipOnly ? anchor : deadlines(chain, anchor).first,
    counted: chain.chip.beforeDose ? "on or before the day of the rabies dose that counts" : "before travel",
  });
  if (!chip) return open(base, facts, "No microchip is on record.", facts.today);
  if (chip.on === null)
    return { ...base, state: "needs_review", reason: "The day the chip was implanted or read is not known." };
  const code = digits(chip.code);
  if (chain.chip.refuses999 && code.startsWith("999")) {
    return {
      ...base,
      state: "wrongly_timed",
      reason: `Chip ${chip.code} has the test prefix 999, which is refused.`,
      isPossible: true,
    };
  }
  if (chain.chip.iso === "required" && !isIso(chip.code)) {
    const isMisread = /^\d{14}$|^\d{16}$/.test(code);
    return {
      ...base,
      state: isMisread ? "wrongly_timed" : "needs_review",
      reason: isMisread
        ? `${code.length} digits are not a microchip number: an ISO chip has 15.`
        : `Chip ${chip.code} is not an ISO chip: bring a reader for it, or have an ISO chip added before the rabies dose.`,
    };
  }
  return { ...base, state: "done", reason: `Chip ${chip.code}, on record since ${chip.on}.` };
}

function doseStep(rule: Rule, chain: RabiesChain, facts: Facts, links: Links, anchor: CalendarDate): Step {
  const { first } = deadlines(chain, anchor);
  const floor = latest(links.chipOn, ageFloor(chain, facts));
  const base = stepOf(rule, chain, facts, "dose", {
    earliest: floor,
    latest: first,
    counted: `a first dose at least ${spanInWords(chain.dose.wait)} before; the day of the dose is day 0`,
  });
  const { cover } = links;
  const possibleAnchor = plus(links.doseOn, chain.dose.wait);
  if (!cover) {
    const ignored = facts.pet.rabiesDoses.length > 0;
    return open(
      base,
      facts,
      ignored
        ? "The doses on record do not count: given before the chip, too young, or lapsed. A new first dose is needed."
        : "No rabies dose is on record.",
      departureFor(facts, chain.anchor, possibleAnchor),
    );
  }
  if (possibleAnchor > anchor) {
    return {
      ...base,
      state: "missing",
      isPossible: false,
      possibleFrom: departureFor(facts, chain.anchor, possibleAnchor),
      reason: `The first dose was on ${cover.primaryOn}: the first day is ${possibleAnchor}, ${daysBetween(anchor, possibleAnchor)} days after this date.`,
    };
  }
  if (cover.validUntil < anchor) {
    return {
      ...open(
        { ...base, window: base.window && { ...base.window, earliest: null, latest: cover.validUntil } },
        facts,
        `The cover ends on ${cover.validUntil}, before this date: a booster by then keeps it without a new wait.`,
        facts.today,
      ),
      isPossible: true,
    };
  }
  if (cover.validUntil === anchor) {
    return { ...base, state: "at_risk", reason: "The cover ends on the very day that counts." };
  }
  return { ...base, state: "done", reason: `Covered since ${cover.primaryOn} until ${cover.validUntil}.` };
}

function secondStep(rule: Rule, chain: RabiesChain, facts: Facts, links: Links, anchor: CalendarDate): Step {
  const { second } = deadlines(chain, anchor);
  const after = chain.secondDose?.after ?? { days: 0 };
  const base = stepOf(rule, chain, facts, "second", {
    earliest: plus(links.doseOn, after),
    latest: second,
    counted: `at least ${spanInWords(after)} after the first dose and while that is valid`,
  });
  const given = links.cover ? secondOf(links.cover, chain) : null;
  if (given && second && given <= second) return { ...base, state: "done", reason: `Given on ${given}.` };
  return open(
    base,
    facts,
    "The second dose is not on record.",
    departureFor(facts, chain.anchor, links.countsFrom),
  );
}

function sampleStep(rule: Rule, chain: RabiesChain, facts: Facts, links: Links, anchor: CalendarDate): Step {
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
      `at least ${spanInWords(sample.after)} after the dose that counts`,
      ...sample.waits.map(
        ({ from, span }) =>
          `${spanInWords(span)} from ${from === "lab" ? "its arrival at the laboratory" : "the draw"}`,
      ),
      ...(sample.maxAge ? [`at most ${spanInWords(sample.maxAge)} before`] : []),
    ].join(", "),
  });
  const known = facts.pet.samples.toSorted((a, b) => (a.drawnOn < b.drawnOn ? 1 : -1));
  const judged = known.map((taken) => ({ taken, fault: faultOf(taken, chain, links) }));
  const good = judged.find(({ fault }) => fault === null)?.taken;
  if (good) {
    const possibleAnchor = latest(...sample.waits.map(({ from, span }) => plus(startOf(good, from), span)));
    if (possibleAnchor > anchor) {
      return {
        ...base,
        state: "missing",
        isPossible: false,
        possibleFrom: departureFor(facts, chain.anchor, possibleAnchor),
        reason: `Drawn on ${good.drawnOn}: the first day is ${possibleAnchor}, ${daysBetween(anchor, possibleAnchor)} days after this date.`,
      };
    }
    if (!sample.maxAge || plus(good.drawnOn, sample.maxAge) >= anchor) {
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

type Part = keyof RabiesChain["ids"];

function stepOf(
  rule: Rule,
  chain: RabiesChain,
  facts: Facts,
  part: Part,
  window: { earliest: CalendarDate | null; latest: CalendarDate | null; counted: string },
): Step {
  const source: Source = chain.sources?.[part] ?? rule.source;
  return {
    id: chain.ids[part] ?? `${rule.id}-${part}`,
    title: chain.titles[part] ?? rule.title,
    doer: part === "sample" ? "laboratory" : "vet",
    window: { ...window, anchor: chain.anchor },
    state: "due",
    reason: "",
    papers: part === "chip" ? [] : ["rabies_certificate"],
    asks: part === "chip" ? "microchip" : part === "sample" ? "sample" : "vaccination",
    source,
    isPossible: true,
    possibleFrom: facts.today,
  };
}
