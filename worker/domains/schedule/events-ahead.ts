import { and, asc, eq, gte, or } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { EVENT_DAYS_MAX, EVENTS_AHEAD } from "#contracts/schedule/terms.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents } from "#db/schema.ts";

import { type EventFound, eventQuery, toEvent } from "./internal/event-rows.ts";

/** What has ended stays for so long: a flight is late, a visit takes longer. */
const STAYS_MS = DAY_MS;

/** The events of a journey that are under way or ahead, in the order of their days. */
export function eventsAhead(db: Db, workspaceId: number, now: Date) {
  const since = new Date(now.getTime() - STAYS_MS);
  // None lasts longer: what began before it has ended, and is not read.
  const longest = new Date(since.getTime() - EVENT_DAYS_MAX * DAY_MS);
  return eventQuery(db)
    .where(
      and(
        eq(scheduleEvents.workspaceId, workspaceId),
        gte(scheduleEvents.startDate, longest),
        or(gte(scheduleEvents.startDate, since), gte(scheduleEvents.endDate, since)),
      ),
    )
    .orderBy(asc(scheduleEvents.startDate), asc(scheduleEvents.id))
    .limit(EVENTS_AHEAD);
}

export const toEvents = (rows: readonly EventFound[]): ScheduleEvent[] => rows.map(toEvent);
