import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import { latestBefore, plus, soonest, spanInWords } from "./calendar.ts";
import { chipsOf } from "./chips.ts";
import type { Facts } from "./facts.ts";
import { judgeEvent } from "./judge-event.ts";
import { countedDraws } from "./judge-sample.ts";
import { blank, open } from "./open-step.ts";
import { deadlines } from "./rabies-chain.ts";
import type { IdentityRule, Rule } from "./rule.ts";
import type { Step } from "./types.ts";

/** The check of identity before the sample, and the quarantine whose length it sets where it may be left out. */
export function judgeIdentity(rule: Rule, identity: IdentityRule, facts: Facts): Step[] {
  const [drawnOn = null] = countedDraws(identity.chain, facts);
  const { since } = chipsOf(facts.pet, identity.chain);
  // Before the chip there was nothing to verify the pet by.
  const checks = facts.pet.records
    .flatMap(({ kind, on }) => (kind === "identity_verification" && on >= (since ?? on) ? on : []))
    .toSorted();
  const step = identityStep(rule, identity, facts, { drawnOn, checks });
  const { quarantine } = identity;
  if (!quarantine) return [step];
  const booking = judgeEvent(
    { ...rule, id: quarantine.id, title: quarantine.title, doer: "company" },
    { kind: "event", record: "quarantine_reservation", anchor: "export" },
    facts,
  );
  return [step, { ...booking, reason: `${booking.reason} ${lengthInWords(step, quarantine)}` }];
}

type Found = { drawnOn: CalendarDate | null; checks: readonly CalendarDate[] };

function identityStep(rule: Rule, identity: IdentityRule, facts: Facts, { drawnOn, checks }: Found): Step {
  const { isSameDayEnough, before, chain, quarantine } = identity;
  const { departure } = facts.journey;
  const last = drawnOn ?? deadlines(chain, facts).draw ?? departure;
  const step: Step = {
    ...blank(rule, facts),
    papers: ["identity_verification"],
    asks: "record",
    window: {
      earliest: null,
      latest: soonest(isSameDayEnough ? last : addDays(last, -1), before && latestBefore(departure, before)),
      anchor: "export",
      counted: countedInWords(identity),
    },
  };
  const latest = step.window?.latest ?? departure;
  const valid = checks.filter((on) => on <= latest);
  const [first] = valid;
  if (first !== undefined) {
    if (isSecondMissing(identity, departure, drawnOn, checks))
      return {
        ...step,
        state: "needs_review",
        reason: `Verified on ${first}. The sample of ${drawnOn} was drawn late: ask whether a second check was made before it.`,
      };
    return {
      ...step,
      state: "done",
      reason: `Verified on ${first}${drawnOn ? `, before the sample of ${drawnOn}` : ""}.`,
    };
  }
  if (drawnOn !== null && !isSameDayEnough && checks.includes(drawnOn))
    return {
      ...step,
      state: "needs_review",
      reason: `Verified on the day of the draw, ${drawnOn}: it counts only if that was another visit. Ask the official vet for it in writing.`,
    };
  if (quarantine && (drawnOn !== null || facts.today > latest))
    return {
      ...step,
      state: "not_needed",
      reason: `Not verified before the sample, which cannot be made up for: the quarantine is longer.`,
    };
  // In time for the sample, and not yet long enough before this departure.
  const early = checks.find((on) => drawnOn === null || on <= drawnOn);
  const isTooLate = drawnOn !== null && drawnOn < facts.today;
  return open(
    {
      ...step,
      window: step.window && { ...step.window, latest: before ? latestBefore(departure, before) : latest },
    },
    facts,
    early && before
      ? `Verified on ${early}: ${spanInWords(before)} are full on ${plus(early, before)}.`
      : isTooLate
        ? `The sample of ${drawnOn} was drawn without it: verify first, then draw again.`
        : "Not on record.",
    before ? plus(early ?? facts.today, before) : facts.today,
  );
}

/** Whether the sample was drawn so late that one check is not enough, and there is only one. */
function isSecondMissing(
  { secondIfDrawnWithin }: IdentityRule,
  departure: CalendarDate,
  drawnOn: CalendarDate | null,
  checks: readonly CalendarDate[],
): boolean {
  if (!secondIfDrawnWithin || drawnOn === null || plus(drawnOn, secondIfDrawnWithin) <= departure)
    return false;
  return checks.filter((on) => on <= drawnOn).length < 2;
}

function countedInWords({ isSameDayEnough, before }: IdentityRule): string {
  return [
    isSameDayEnough ? "by the day of the draw" : "before the day of the draw, at another visit",
    ...(before ? [`at least ${spanInWords(before)} before departure`] : []),
  ].join(", ");
}

function lengthInWords(
  { state }: Step,
  { verified, unverified }: NonNullable<IdentityRule["quarantine"]>,
): string {
  if (state === "done") return `${verified} days: the identity was verified before the sample.`;
  if (state === "not_needed")
    return `At least ${unverified} days: the identity was not verified before the sample.`;
  return `${verified} days if the identity is verified before the sample, else at least ${unverified}.`;
}
