import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import type { Pet } from "./types.ts";

/** The day on which it is asked, and the instant where that is known. */
export type Moment = { readonly today: CalendarDate; readonly at: string | undefined };

type Entry = { readonly isPlanned?: boolean | undefined; readonly at?: string | undefined };
type Standing = "had" | "planned" | "lapsed";

/**
 * What is dated after today, or has its hour still before it, is planned, whatever is said of it; a plan whose day has
 * passed proves nothing.
 */
export function standingOf(on: CalendarDate | null, { isPlanned, at }: Entry, asked: Moment): Standing {
  if (isToCome(on, at, asked)) return "planned";
  if (!isPlanned) return "had";
  return on !== null && on < asked.today ? "lapsed" : "planned";
}

const isToCome = (on: CalendarDate | null, at: string | undefined, { today, at: now }: Moment): boolean =>
  at !== undefined && now !== undefined ? Date.parse(at) > Date.parse(now) : on !== null && on > today;

/** The pet with only what has happened, or with what is planned as well. */
export function petWith(pet: Pet, asked: Moment, wanted: "had" | "planned"): Pet {
  const counts = (on: CalendarDate | null, entry: Entry) => {
    const standing = standingOf(on, entry, asked);
    return standing === "had" || (wanted === "planned" && standing === "planned");
  };
  return {
    ...pet,
    tattoos: pet.tattoos?.filter(({ on }) => on === null || on <= asked.today),
    microchips: pet.microchips.filter((chip) => counts(chip.on ?? chip.readOn ?? null, chip)),
    rabiesDoses: pet.rabiesDoses.filter((dose) => counts(dose.givenOn, dose)),
    samples: pet.samples.filter((sample) => counts(sample.drawnOn, sample)),
    records: pet.records.filter((record) => counts(record.on, record)),
  };
}

/** Whether anything of the pet's record is still to come, or is a plan that was left behind. */
export function hasPlans(pet: Pet, asked: Moment): boolean {
  const isOpen = (on: CalendarDate | null, entry: Entry) => standingOf(on, entry, asked) !== "had";
  return (
    pet.microchips.some((chip) => isOpen(chip.on ?? chip.readOn ?? null, chip)) ||
    pet.rabiesDoses.some((dose) => isOpen(dose.givenOn, dose)) ||
    pet.samples.some((sample) => isOpen(sample.drawnOn, sample)) ||
    pet.records.some((record) => isOpen(record.on, record))
  );
}
