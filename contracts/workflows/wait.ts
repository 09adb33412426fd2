import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import type { WorkflowStep } from "./graph-shapes.ts";
import type { RunWorld } from "./run.ts";

/** The day on which a wait ends. */
export function endOfWait(
  { settings }: WorkflowStep["data"],
  { today, departureDate }: Pick<RunWorld, "today" | "departureDate">,
): CalendarDate {
  const wait = settings?.wait;
  switch (wait?.for) {
    case "days":
      return addDays(today, wait.days);
    case "date":
      return wait.date;
    case "before-departure":
      return addDays(departureDate, -wait.days);
    case undefined:
      return today;
  }
}
