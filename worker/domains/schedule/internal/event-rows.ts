import { and, eq, getTableColumns, isNull, or, type SQL, sql } from "drizzle-orm";

import { daysOf } from "#contracts/schedule/event-times.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents, workspaces } from "#db/schema.ts";
import type { EventRow } from "#worker/core/access.ts";

const { searchText: _1, requestId: _2, ...columns } = getTableColumns(scheduleEvents);

export const eventColumns = { event: columns, workspaceName: workspaces.name };

export type EventFound = {
  event: Omit<EventRow, "searchText" | "requestId">;
  workspaceName: string | null;
};

/** The company's own events, and those of journeys that have not been archived. */
export const isOfLiveJourney = or(isNull(scheduleEvents.workspaceId), isNull(workspaces.archivedAt));

export function eventQuery(db: Db) {
  return db
    .select(eventColumns)
    .from(scheduleEvents)
    .leftJoin(workspaces, eq(workspaces.id, scheduleEvents.workspaceId));
}

/** A live journey, to which an event may belong. */
export function liveWorkspace(db: Db, workspaceId: number | null | undefined) {
  return db
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId ?? 0), isNull(workspaces.archivedAt)));
}

export const journeyOfEvent = (eventId: number): SQL =>
  sql`(select it.workspace_id from schedule_events as it where it.id = ${eventId})`;

export function toEvent({ event, workspaceName }: EventFound): ScheduleEvent {
  return {
    id: event.id,
    workspaceId: event.workspaceId,
    workspaceName,
    eventType: event.eventType,
    title: event.title,
    description: event.description,
    toBring: event.toBring,
    startDate: event.startDate,
    endDate: event.endDate,
    timeZone: event.timeZone,
    isAllDay: event.firstDay !== null,
    ...daysOf(event),
    location: event.location,
    status: event.status,
    cancelReason: event.cancelReason,
    version: event.version,
  };
}
