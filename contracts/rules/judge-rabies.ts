import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import { isNone, latest, plus, spanInWords } from "./calendar.ts";
import { anchorDate, departureFor, type Facts } from "./facts.ts";
import { sampleStep } from "./judge-sample.ts";
import { open } from "./open-step.ts";
import {
  ageFloor,
  chipOf,
  deadlines,
  digits,
  isIso,
  type Links,
  linksOf,
  secondOf,
  stepOf,
} from "./rabies-chain.ts";
import type { RabiesChain, Rule } from "./rule.ts";
import type { Microchip, Step } from "./types.ts";

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
