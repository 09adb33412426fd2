import type { Act } from "#worker/core/act.ts";

import { type Days, daysFile } from "./internal/calendar-file.ts";

/** Whole days that are no events of the schedule as a calendar file. */
export function calendarOfDays(act: Act, days: readonly Days[]): string {
  return daysFile(days, act.circumstances.origin);
}
