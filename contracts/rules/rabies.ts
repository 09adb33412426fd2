import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { addMonths, plus, soonest } from "./calendar.ts";
import type { Pet, RabiesDose, Span } from "./types.ts";

/** An unbroken row of doses: one primary and the boosters given while it was valid. */
export type Cover = {
  readonly primaryOn: CalendarDate;
  readonly doses: readonly RabiesDose[];
  /** The last day it is valid, inclusive. */
  readonly validUntil: CalendarDate;
};

/** A dose is valid for a year unless its paper says otherwise; a first one from the USA for a year whatever it says. */
function validUntil(dose: RabiesDose, isPrimary: boolean): CalendarDate {
  const aYear = addMonths(dose.givenOn, 12);
  const printed = dose.validUntil ?? aYear;
  return isPrimary && dose.country === "US" ? soonest(printed, aYear) : printed;
}

/**
 * The covers that count: doses before the chip was implanted or read do not, nor those given too young. A dose is
 * primary if it is the first, the first after the chip, or given after the one before had lapsed, if only by a day.
 */
export function coversOf(pet: Pet, chipOn: CalendarDate | null, minAge: Span | undefined): Cover[] {
  const counted = pet.rabiesDoses
    .filter((dose) => chipOn !== null && dose.givenOn >= chipOn)
    .filter((dose) => !minAge || !pet.birthDate || dose.givenOn >= plus(pet.birthDate, minAge))
    .toSorted((a, b) => (a.givenOn < b.givenOn ? -1 : 1));
  const covers: Cover[] = [];
  for (const dose of counted) {
    const current = covers.at(-1);
    if (current && dose.givenOn <= current.validUntil) {
      const until = validUntil(dose, false);
      covers[covers.length - 1] = {
        ...current,
        doses: [...current.doses, dose],
        validUntil: until > current.validUntil ? until : current.validUntil,
      };
    } else {
      covers.push({ primaryOn: dose.givenOn, doses: [dose], validUntil: validUntil(dose, true) });
    }
  }
  return covers;
}

/** The last day on which the pet is covered by the doses on record, whether or not they count; null without any. */
export function coveredUntil(pet: Pet): CalendarDate | null {
  return coversOf(pet, "0000-01-01", undefined).at(-1)?.validUntil ?? null;
}
