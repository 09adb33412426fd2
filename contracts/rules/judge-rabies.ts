import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import { earliestWithin, isNone, latest, plus, spanInWords } from "./calendar.ts";
import { type ChipsFound, chipsOf, isForTests, slipOf } from "./chips.ts";
import { doubtOf } from "./dose-doubts.ts";
import { anchorDate, departureFor, type Facts, momentOf } from "./facts.ts";
import { standingOf } from "./had.ts";
import { sampleStep } from "./judge-sample.ts";
import { open } from "./open-step.ts";
import { deadlines, doseFloor, lastDayFor, type Links, linksOf, secondOf, stepOf } from "./rabies-chain.ts";
import { type Cover, validUntilOf } from "./rabies.ts";
import { betterOf } from "./rank.ts";
import type { RabiesChain, Rule } from "./rule.ts";
import type { Evidence, Microchip, Step, Tattoo } from "./types.ts";

/**
 * Chip, doses and sample as steps, each with the window that the ones after it leave. Of the covers on record the one
 * that carries the chain best is taken.
 */
export function judgeRabiesChain(rule: Rule, chain: RabiesChain, facts: Facts): Step[] {
  const chips = chipsOf(facts.pet, chain);
  const chip = chain.isDoseOnly ? [] : [chipStep(rule, chain, facts, chips)];
  if (chain.isChipOnly) return chip;
  return [...chip, ...onChips(rule, chain, facts, chips)];
}

function onChips(rule: Rule, chain: RabiesChain, facts: Facts, chips: ChipsFound): Step[] {
  if (chain.chip.beforeDose === "asked") {
    const ordered = (beforeDose: boolean) =>
      onChips(rule, { ...chain, chip: { ...chain.chip, beforeDose } }, facts, chips);
    const [strict, free] = [ordered(true), ordered(false).map(ifOrderIsFree)];
    const isSettled = strict.every(({ state }) => state === "done");
    return !isSettled && free.every(isQuestion) ? free : betterOf(strict, free);
  }
  const since = (day: CalendarDate | null) =>
    linksOf(chain, facts, day).map((links) => onLinks(rule, chain, facts, links));
  const restsOnChip = ({ asks }: Step) => chain.chip.beforeDose === true || asks === "sample";
  const ifBefore = (step: Step) => (restsOnChip(step) ? ifChipWasBefore(step) : step);
  const mayBeOlder = chips.isUndated && facts.pet.rabiesDoses.length > 0;
  const judged = [
    ...(chips.since !== null || !mayBeOlder ? since(chips.since) : []),
    ...(mayBeOlder ? since("0000-01-01").map((steps) => steps.map(ifBefore)) : []),
  ];
  return judged.reduce((a, b) => betterOf(a, b));
}

function onLinks(rule: Rule, chain: RabiesChain, facts: Facts, links: Links): Step[] {
  const steps = [doseStep(rule, chain, facts, links)];
  if (chain.secondDose) steps.push(secondStep(rule, chain, facts, links));
  if (chain.sample) steps.push(sampleStep(rule, chain, facts, links));
  return steps;
}

/** What rests on a dose or a sample of which nobody can say yet whether the chip was there before it. */
function ifChipWasBefore(step: Step): Step {
  if (step.state !== "done") return step;
  return {
    ...step,
    state: "needs_review",
    asks: "microchip",
    reason: `${step.reason} It counts if a paper shows that the mark was in place or read by that day.`,
  };
}

const isQuestion = ({ state }: Step): boolean => state === "needs_review";

/** What rests on a dose from before the chip, where the authority does not say whether that counts. */
function ifOrderIsFree(step: Step): Step {
  if (step.state !== "done") return step;
  return {
    ...step,
    state: "needs_review",
    reason: `${step.reason} A dose was given before the microchip, and the authority does not say whether it counts: ask it, or vaccinate again.`,
  };
}

function chipStep(rule: Rule, chain: RabiesChain, facts: Facts, chips: ChipsFound): Step {
  const base = stepOf(rule, chain, facts, "chip", {
    earliest: null,
    latest: lastDayForChip(chain, facts),
    counted: chain.chip.beforeDose
      ? "on or before the day of the rabies dose that counts"
      : chain.sample
        ? "on or before the day of the draw"
        : "before travel",
  });
  const { chip, tattoo, before, standing, since, fault } = chips;
  if (tattoo) return tattooStep(base, chain, tattoo, chip);
  if (!chip && chips.mayBeTattooed)
    return {
      ...base,
      state: "needs_review",
      reason: `No microchip is on record. A tattoo does in its place if it can be read clearly and a paper proves that it is from before ${chain.chip.tattooBefore}: have an official vet look, or have a microchip implanted and then a new dose given.`,
    };
  if (!chip) {
    const again = open(
      base,
      facts,
      fault ? `${fault} A new microchip comes first, then a new dose.` : "No microchip is on record.",
      facts.today,
    );
    return fault && again.isPossible ? { ...again, state: "wrongly_timed" } : again;
  }
  const evidence: Evidence[] = [before, chip].flatMap((one) =>
    one === null
      ? []
      : [
          {
            kind: "microchip",
            name: one.code,
            on: one.on,
            isPlanned: standingOf(one.on, one, momentOf(facts)) !== "had",
          },
        ],
  );
  if (standing === "question")
    return {
      ...base,
      evidence,
      state: "needs_review",
      reason:
        chip.code.trim() === ""
          ? "A microchip without a number is on record: enter its number."
          : isForTests(chip.code)
            ? `Chip ${chip.code} begins as those for tests do: have it read again, or another implanted before the rabies dose.`
            : `Chip ${chip.code} is not an ISO chip: bring a reader for it, or have an ISO chip added before the rabies dose.`,
    };
  if (since === null && chain.chip.beforeDose)
    return {
      ...base,
      evidence,
      state: "needs_review",
      reason:
        slipOf(chip, facts.pet.microchips) ??
        "The day the chip was implanted is not known: enter the first day for which a paper shows that it was read.",
    };
  if (before !== null)
    return {
      ...base,
      evidence,
      state: "done",
      reason: `Chip ${before.code} was read on ${before.readOn ?? since} and cannot be read any more; ${chip.code} took its place. Both numbers go on the certificate.`,
    };
  const reader = chip.readability === "own_reader" ? " Its reader travels with the pet." : "";
  return {
    ...base,
    evidence,
    state: "done",
    reason: `Chip ${chip.code}, on record${since === null ? "" : ` since ${since}`}.${reader}`,
  };
}

/** With a chip that came later both numbers go on the papers: the vaccination rests on the tattoo. */
function tattooStep(base: Step, { chip: asked }: RabiesChain, tattoo: Tattoo, chip: Microchip | null): Step {
  return {
    ...base,
    evidence: [{ kind: "tattoo", name: tattoo.code, on: tattoo.on, isPlanned: false }],
    state: "done",
    reason: `Tattoo ${tattoo.code} of ${tattoo.on}, before ${asked.tattooBefore}, does in place of a microchip; the paper that proves its day travels with the pet.${chip ? ` Microchip ${chip.code} came later: both numbers go on the certificate.` : ""}`,
  };
}

function lastDayForChip(chain: RabiesChain, facts: Facts): CalendarDate {
  const anchor = anchorDate(facts, chain.anchor);
  if (chain.isChipOnly) return anchor;
  const { first, draw } = deadlines(chain, facts);
  return chain.chip.beforeDose ? first : (draw ?? anchor);
}

function dosesOf({ doses }: Cover, facts: Facts): Evidence[] {
  return doses.map((dose) => ({
    kind: "vaccination",
    on: dose.givenOn,
    isPlanned: standingOf(dose.givenOn, dose, momentOf(facts)) !== "had",
  }));
}

function doseStep(rule: Rule, chain: RabiesChain, facts: Facts, links: Links): Step {
  const anchor = anchorDate(facts, chain.anchor);
  const { first } = deadlines(chain, facts);
  const { maxAge } = chain.dose;
  const floor = latest(doseFloor(chain, facts, links.chipOn), maxAge && earliestWithin(anchor, maxAge));
  const base = stepOf(rule, chain, facts, "dose", {
    earliest: floor === "0000-01-01" ? null : floor,
    latest: first,
    counted: isNone(chain.dose.wait)
      ? "given by the day that counts and valid then"
      : `a first dose at least ${spanInWords(chain.dose.wait)} before; the day of the dose is day 0`,
  });
  const { cover } = links;
  const possibleAnchor = plus(links.doseOn, chain.dose.wait);
  if (!cover) {
    const ignored = facts.pet.rabiesDoses.length > 0;
    return open(
      base,
      facts,
      ignored
        ? "The doses on record do not count: given before the chip, too young, lapsed, or a first course that is not complete. A new first dose is needed."
        : "No rabies dose is on record.",
      departureFor(facts, chain.anchor, possibleAnchor),
    );
  }
  const found: Step = { ...base, evidence: dosesOf(cover, facts) };
  if (possibleAnchor > anchor) {
    return {
      ...found,
      state: "missing",
      isPossible: false,
      possibleFrom: departureFor(facts, chain.anchor, possibleAnchor),
      reason: `The first dose was on ${cover.primaryOn}: the first day is ${possibleAnchor}, ${daysBetween(anchor, possibleAnchor)} days after this date.`,
    };
  }
  const last = lastDayFor(chain, facts);
  if (cover.validUntil < last) {
    return {
      ...open(
        { ...found, window: base.window && { ...base.window, earliest: null, latest: cover.validUntil } },
        facts,
        `The cover ends on ${cover.validUntil}, before ${last > anchor ? `the arrival on ${last}` : "this date"}: a booster by then keeps it without a new wait.`,
        facts.today,
      ),
      isPossible: true,
    };
  }
  const doubt = doubtOf(cover, chain, facts, last);
  if (doubt !== null) return { ...found, state: "needs_review", reason: doubt };
  const ends = endsOnTheWay(cover, last, facts);
  if (ends !== null) return { ...found, state: "at_risk", reason: ends };
  return { ...found, state: "done", reason: `Covered since ${cover.primaryOn} until ${cover.validUntil}.` };
}

/** On its last day the hour decides, and after it whoever looks at it on arrival. */
function endsOnTheWay({ validUntil, doses }: Cover, last: CalendarDate, { journey }: Facts): string | null {
  if (validUntil === last) return "The cover ends on the very day that counts.";
  const printed = latest(...doses.map((dose) => validUntilOf(dose)));
  return printed > latest(last, journey.arrival)
    ? null
    : `The cover ends on ${printed}, and the pet arrives on ${journey.arrival}: a booster by then keeps it.`;
}

function secondStep(rule: Rule, chain: RabiesChain, facts: Facts, links: Links): Step {
  const { second } = deadlines(chain, facts);
  const after = chain.secondDose?.after ?? { days: 0 };
  const base = stepOf(rule, chain, facts, "second", {
    earliest: plus(links.doseOn, after),
    latest: second,
    counted: `at least ${spanInWords(after)} after the first dose and while that is valid`,
  });
  const given = links.cover ? secondOf(links.cover, chain) : null;
  if (given && links.cover && second && given <= second)
    return {
      ...base,
      evidence: dosesOf(links.cover, facts).filter(({ on }) => on === given),
      state: "done",
      reason: `Given on ${given}.`,
    };
  return open(
    base,
    facts,
    given ? `The second dose was on ${given}.` : "The second dose is not on record.",
    departureFor(facts, chain.anchor, links.countsFrom),
  );
}
