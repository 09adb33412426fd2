import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { addMonths, latest, plus, soonest, spanInWords } from "./calendar.ts";
import { anchorDate, type Facts } from "./facts.ts";
import { countryOf } from "./places.ts";
import { type Cover, isFrom, validUntilOf } from "./rabies.ts";
import type { RabiesChain } from "./rule.ts";
import type { RabiesDose } from "./types.ts";

/** What keeps doses that would do from being sure, in a sentence that says what to find out; null where nothing does. */
export function doubtOf(cover: Cover, chain: RabiesChain, facts: Facts, last: CalendarDate): string | null {
  return (
    tooYoung(cover, chain, facts) ??
    contradicted(cover, facts) ??
    live(cover, chain) ??
    givenElsewhere(cover, chain) ??
    americanYear(cover, chain, facts, last) ??
    tooRecent(chain, facts)
  );
}

/** Without a birth date the pet is as old as the first thing that is known of it. */
function tooYoung(
  { doses, primaryOn }: Cover,
  { dose: { minAge } }: RabiesChain,
  { pet }: Facts,
): string | null {
  const [first] = doses;
  if (!minAge || pet.birthDate || !first) return null;
  const seen = [
    ...pet.microchips.flatMap(({ on, readOn }) => [on, readOn]),
    ...pet.rabiesDoses.map(({ givenOn }) => givenOn),
  ];
  return first.givenOn < plus(soonest(...seen, first.givenOn), minAge)
    ? `Nobody has said when the pet was born: the dose of ${primaryOn} counts if it was at least ${spanInWords(minAge)} old.`
    : null;
}

/** Two papers on one dose that do not end it on the same day. */
function contradicted({ doses }: Cover, { pet }: Facts): string | null {
  for (const { givenOn, validUntil } of doses) {
    const other = pet.rabiesDoses.find(
      (one) => one.givenOn === givenOn && one.validUntil !== undefined && one.validUntil !== validUntil,
    );
    if (other && validUntil !== undefined)
      return `Two papers on the dose of ${givenOn}: one says that it is valid until ${validUntil}, the other until ${other.validUntil}. Which is right?`;
  }
  return null;
}

function live({ doses }: Cover, { dose: { refusesLive } }: RabiesChain): string | null {
  const dose = refusesLive ? undefined : doses.find(({ vaccineType }) => vaccineType === "live");
  return dose
    ? `The dose of ${dose.givenOn} was of a live vaccine, and the authority does not say whether that counts: ask it, or vaccinate again.`
    : null;
}

function givenElsewhere({ doses }: Cover, { dose: { givenIn } }: RabiesChain): string | null {
  const dose = givenIn && doses.find(({ country }) => country === undefined);
  return dose ? `Enter where the dose of ${dose.givenOn} was given: only one from ${givenIn} counts.` : null;
}

/** A first dose that may be from the USA, where nothing says where it was given, is sure for a year alone. */
function americanYear(
  { doses }: Cover,
  { dose: { isUsFirstDoseAYear } }: RabiesChain,
  { journey }: Facts,
  last: CalendarDate,
): string | null {
  const [first, ...boosters] = doses;
  if (!isUsFirstDoseAYear || !first || first.country !== undefined) return null;
  const homes = [journey.origin, ...(journey.stays ?? []).map(({ country }) => country)];
  if (!homes.some((place) => countryOf(place) === "US")) return null;
  const until = boosters.reduce<CalendarDate>(
    (end, dose) => (dose.givenOn <= end ? latest(end, validUntilOf(dose)) : end),
    soonest(validUntilOf(first), addMonths(first.givenOn, 12)),
  );
  return until >= last
    ? null
    : `Enter where the dose of ${first.givenOn} was given: a first dose from the USA counts for a year alone, until ${until}.`;
}

/** Some count from the last dose, whatever came before it. */
function tooRecent(chain: RabiesChain, facts: Facts): string | null {
  const { sinceLast, givenIn } = chain.dose;
  const anchor = anchorDate(facts, chain.anchor);
  const counts = (dose: RabiesDose) => dose.givenOn <= anchor && isFrom(givenIn, dose);
  const [last] = facts.pet.rabiesDoses.filter(counts).toSorted((a, b) => (a.givenOn < b.givenOn ? 1 : -1));
  if (!sinceLast || !last || plus(last.givenOn, sinceLast) <= anchor) return null;
  return `The last dose was on ${last.givenOn}, and ${spanInWords(sinceLast)} are counted from the last one: until ${plus(last.givenOn, sinceLast)} it waits in quarantine. Ask the authority.`;
}
