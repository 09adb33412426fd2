import { schedule as copy } from "#web/copy/schedule.ts";
import { formatInstant, viewerZone } from "#web/core/dates.ts";

type Times = { startDate: Date; endDate: Date | null; timeZone: string };

/** When an event begins and ends on the wall clock of its place, with the zone's name. */
export function timesThere({ startDate, endDate, timeZone }: Times): { starts: string; ends: string | null } {
  const text = (instant: Date) => copy.inZone(formatInstant(instant, timeZone), timeZone);
  return { starts: text(startDate), ends: endDate && text(endDate) };
}

/** The beginning on the viewer's own wall clock; null where it shows the same as that of the place. */
export function startHere({ startDate, timeZone }: Times, zone: string = viewerZone()): string | null {
  const here = formatInstant(startDate, zone);
  return here === formatInstant(startDate, timeZone) ? null : copy.inZone(here, zone);
}
