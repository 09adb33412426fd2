import type { CalendarDate } from "./dates-shapes.ts";

/** `12 Dec 2026`; the same in every zone. */
export function dayInWords(date: CalendarDate): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}
