import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { addMonths, plus, soonest } from "./calendar.ts";
import { countryOf } from "./places.ts";
import type { Country, Pet, RabiesDose, Span } from "./types.ts";

/** An unbroken row of doses: one primary course and the boosters given while it was valid. */
export type Cover = {
  /** The last dose of the first course, from which is counted; null while the course is not complete. */
  readonly primaryOn: CalendarDate | null;
  readonly doses: readonly RabiesDose[];
  /** The last day it is valid, inclusive. */
  readonly validUntil: CalendarDate;
};

export type DoseRules = {
  readonly minAge?: Span | undefined;
  readonly refusesLive?: boolean | undefined;
  readonly isUsFirstDoseAYear?: boolean | undefined;
  readonly givenIn?: Country | undefined;
};

/** False only of a dose that is known to be from elsewhere. */
export const isFrom = (country: Country | undefined, dose: RabiesDose): boolean =>
  country === undefined || dose.country === undefined || countryOf(dose.country) === country;

/** A dose is valid for a year unless its paper says otherwise; for some a first one from the USA whatever it says. */
export function validUntilOf(dose: RabiesDose, isPrimary = false, rules: DoseRules = {}): CalendarDate {
  const aYear = addMonths(dose.givenOn, 12);
  const printed = dose.validUntil ?? aYear;
  return isPrimary &&
    rules.isUsFirstDoseAYear &&
    dose.country !== undefined &&
    countryOf(dose.country) === "US"
    ? soonest(printed, aYear)
    : printed;
}

/**
 * The covers that count: doses before the chip was implanted or read do not, nor those given too young. A dose is
 * primary if it is the first, the first after the chip, or given after the one before had lapsed, if only by a day.
 */
export function coversOf(pet: Pet, chipOn: CalendarDate | null, rules: DoseRules = {}): Cover[] {
  const { minAge, refusesLive, givenIn } = rules;
  const counted = pet.rabiesDoses
    .filter((dose) => chipOn !== null && dose.givenOn >= chipOn)
    .filter((dose) => !minAge || !pet.birthDate || dose.givenOn >= plus(pet.birthDate, minAge))
    .filter((dose) => !refusesLive || dose.vaccineType !== "live")
    .filter((dose) => isFrom(givenIn, dose))
    .toSorted((a, b) => (a.givenOn < b.givenOn ? -1 : 1));
  const covers: Cover[] = [];
  for (const dose of counted) {
    const current = covers.at(-1);
    if (current && dose.givenOn <= current.validUntil) {
      const doses = [...current.doses, dose];
      const until = validUntilOf(dose);
      covers[covers.length - 1] = {
        primaryOn: current.primaryOn ?? courseCompleteOn(doses),
        doses,
        validUntil: until > current.validUntil ? until : current.validUntil,
      };
    } else {
      covers.push({
        primaryOn: courseCompleteOn([dose]),
        doses: [dose],
        validUntil: validUntilOf(dose, true, rules),
      });
    }
  }
  return covers;
}

/** Some products ask for more than one dose in their first course. */
function courseCompleteOn(doses: readonly RabiesDose[]): CalendarDate | null {
  const last = doses.at(-1);
  return last && doses.length >= (doses[0]?.courseDoses ?? 1) ? last.givenOn : null;
}

/** The last day on which the pet is covered by the doses on record, whether or not they count; null without any. */
export function coveredUntil(pet: Pet): CalendarDate | null {
  return coversOf(pet, "0000-01-01").at(-1)?.validUntil ?? null;
}
