import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import type { Pet } from "./types.ts";

type Entry = { readonly isPlanned?: boolean | undefined };
type Standing = "had" | "planned" | "lapsed";

/** What is dated after today is planned, whatever is said of it; a plan whose day has passed proves nothing. */
export function standingOf(on: CalendarDate | null, { isPlanned }: Entry, today: CalendarDate): Standing {
  if (on !== null && on > today) return "planned";
  if (!isPlanned) return "had";
  return on !== null && on < today ? "lapsed" : "planned";
}

/** The pet with only what has happened, or with what is planned as well. */
export function petWith(pet: Pet, today: CalendarDate, wanted: "had" | "planned"): Pet {
  const counts = (on: CalendarDate | null, entry: Entry) => {
    const standing = standingOf(on, entry, today);
    return standing === "had" || (wanted === "planned" && standing === "planned");
  };
  return {
    ...pet,
    tattoos: pet.tattoos?.filter(({ on }) => on === null || on <= today),
    microchips: pet.microchips.filter((chip) => counts(chip.on ?? chip.readOn ?? null, chip)),
    rabiesDoses: pet.rabiesDoses.filter((dose) => counts(dose.givenOn, dose)),
    samples: pet.samples.filter((sample) => counts(sample.drawnOn, sample)),
    records: pet.records.filter((record) => counts(record.on, record)),
  };
}

/** Whether anything of the pet's record is still to come, or is a plan that was left behind. */
export function hasPlans(pet: Pet, today: CalendarDate): boolean {
  const isOpen = (on: CalendarDate | null, entry: Entry) => standingOf(on, entry, today) !== "had";
  return (
    pet.microchips.some((chip) => isOpen(chip.on ?? chip.readOn ?? null, chip)) ||
    pet.rabiesDoses.some((dose) => isOpen(dose.givenOn, dose)) ||
    pet.samples.some((sample) => isOpen(sample.drawnOn, sample)) ||
    pet.records.some((record) => isOpen(record.on, record))
  );
}
