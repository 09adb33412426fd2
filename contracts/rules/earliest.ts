import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";

import { latest } from "./calendar.ts";
import type { Step } from "./types.ts";

/** How far ahead an earliest date is looked for. */
const HORIZON_DAYS = 1_100;
const TRIES = 40;

/** The steps that are impossible for a departure. */
type BlockedOn = (departure: CalendarDate) => readonly Step[];

/**
 * The first departure that nothing blocks, and the steps that set it. Each step says the first date that would suit it,
 * so the search jumps from one to the next instead of trying every day; then it walks back to the first that passes.
 */
export function firstPassing(
  today: CalendarDate,
  blockedOn: BlockedOn,
): { departure: CalendarDate | null; settingSteps: string[] } {
  let departure = today;
  let setting: readonly Step[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const blocked = blockedOn(departure);
    if (blocked.length === 0) return walkedBack(departure, setting, today, blockedOn);
    if (blocked.some(({ possibleFrom }) => possibleFrom === null)) break;
    const next = latest(...blocked.map(({ possibleFrom }) => possibleFrom), addDays(departure, 1));
    if (daysBetween(today, next) > HORIZON_DAYS) break;
    setting = blocked;
    departure = next;
  }
  return { departure: null, settingSteps: idsOf(setting) };
}

/** A step tells when it could be done anew; where what is on record serves sooner, the jump went too far. */
function walkedBack(
  found: CalendarDate,
  setting: readonly Step[],
  today: CalendarDate,
  blockedOn: BlockedOn,
): { departure: CalendarDate; settingSteps: string[] } {
  for (let departure = found; departure > today; departure = addDays(departure, -1)) {
    const blocked = blockedOn(addDays(departure, -1));
    if (blocked.length > 0)
      return {
        departure,
        settingSteps: idsOf(departure === found ? setting : blocked),
      };
  }
  return { departure: today, settingSteps: [] };
}

/** The longest chain first. */
const idsOf = (setting: readonly Step[]): string[] =>
  setting.toSorted((a, b) => ((a.possibleFrom ?? "") < (b.possibleFrom ?? "") ? 1 : -1)).map(({ id }) => id);
