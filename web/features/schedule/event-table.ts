import { whenOf } from "#contracts/schedule/event-times.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { status } from "#web/copy/status.ts";
import { type Cell, toCsv } from "#web/core/csv.ts";

import { keptTimes } from "./event-times.ts";

const columns = copy.exporting.columns;

/** The events as a spreadsheet shows them. */
export function eventTable(events: readonly ScheduleEvent[]): string {
  return toCsv(Object.values(columns), events.map(rowOf));
}

function rowOf(event: ScheduleEvent): Cell[] {
  const when = whenOf(keptTimes(event));
  const row: Record<keyof typeof columns, Cell> = {
    title: event.title,
    type: copy.types[event.eventType],
    status: status.event[event.status],
    workspace: event.workspaceName,
    starts: when.start.replace("T", " "),
    ends: when.end?.replace("T", " "),
    zone: event.timeZone,
    startsUtc: event.isAllDay ? null : event.startDate.toISOString(),
    location: event.location,
    description: event.description,
    toBring: event.toBring,
    reason: event.cancelReason,
  };
  return Object.values(row);
}
