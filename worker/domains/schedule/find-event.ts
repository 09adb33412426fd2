import { asc, eq, sql } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import type { EventDetail } from "#contracts/schedule/shapes.ts";
import type { Db } from "#db/client.ts";
import { bookings, scheduleEvents } from "#db/schema.ts";
import { allowEvent } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { toEvent } from "./internal/event-rows.ts";

/** More than one event lies over. */
const OVERLAPS_SHOWN = 5;
/** No appointment lasts longer. */
const LASTS_MS = 2 * DAY_MS;

export async function findEvent(act: Act, { eventId }: { eventId: number }): Promise<EventDetail> {
  const { event, workspaceName, also } = await allowEvent(act, eventId, "view", (db) => [
    overlapsOf(db, eventId),
  ]);
  return { ...toEvent({ event, workspaceName }), overlaps: act.isStaff ? also[0] : [] };
}

/** The booked times of whoever is in charge of an event's journey, with what is kept free around them, that it lies over. */
function overlapsOf(db: Db, eventId: number) {
  const ofEvent = (what: string) =>
    sql`(select ${sql.raw(what)} from schedule_events e join workspaces w on w.id = e.workspace_id where e.id = ${eventId} and e.first_day is null and e.status <> 'cancelled')`;
  const ends = ofEvent("ifnull(e.end_date, e.start_date + 1)");
  return db
    .select({
      title: scheduleEvents.title,
      startsAt: bookings.startsAt,
      timeZone: scheduleEvents.timeZone,
    })
    .from(bookings)
    .innerJoin(scheduleEvents, eq(scheduleEvents.id, bookings.eventId))
    .where(
      sql`${bookings.hostId} = ${ofEvent("w.assigned_to_id")} and ${bookings.cancelledAt} is null and ${bookings.startsAt} between ${ofEvent("e.start_date")} - ${LASTS_MS} and ${ends} + ${LASTS_MS} and ${bookings.startsAt} - ${bookings.freeBefore} < ${ends} and ${bookings.endsAt} + ${bookings.freeAfter} > ${ofEvent("e.start_date")} and ${bookings.eventId} <> ${eventId}`,
    )
    .orderBy(asc(bookings.startsAt))
    .limit(OVERLAPS_SHOWN);
}
