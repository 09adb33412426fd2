import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dateInZone, daysBetween } from "#contracts/core/dates.ts";
import { parts as copy } from "#web/copy/parts.ts";

/** `Today, 09:04 GMT`, `Yesterday, 18:22 GMT`, `24 November 2026, 20:41 GMT`: never without its zone. */
export function whenText(at: Date, today: CalendarDate, zone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  }).format(at);
  const days = daysBetween(dateInZone(at, zone), today);
  if (days === 0) return copy.at(copy.today, time);
  if (days === 1) return copy.at(copy.yesterday, time);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: zone }).format(at);
  return copy.at(day, time);
}
