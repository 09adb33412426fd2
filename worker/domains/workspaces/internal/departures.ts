import { and, asc, eq, ne } from "drizzle-orm";

import type { Airport } from "#contracts/airports/shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import type { DepartureEvent } from "#contracts/journeys/disagreements.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents } from "#db/schema.ts";

type Row = Pick<typeof scheduleEvents.$inferSelect, "id" | "startDate" | "timeZone" | "firstDay">;

/** More than any journey has; a schedule may hold as many events as somebody likes. */
const MOST = 20;

export function departuresOf(db: Db, workspaceId: number) {
  return db
    .select({
      id: scheduleEvents.id,
      startDate: scheduleEvents.startDate,
      timeZone: scheduleEvents.timeZone,
      firstDay: scheduleEvents.firstDay,
    })
    .from(scheduleEvents)
    .where(
      and(
        eq(scheduleEvents.workspaceId, workspaceId),
        eq(scheduleEvents.eventType, "departure"),
        ne(scheduleEvents.status, "cancelled"),
      ),
    )
    .orderBy(asc(scheduleEvents.startDate), asc(scheduleEvents.id))
    .limit(MOST);
}

/** On the clock of the airport of departure; of an unknown one, on the clock that the event is kept by. */
export function toDeparture(
  { id, startDate, timeZone, firstDay }: Row,
  place: Airport | null,
): DepartureEvent {
  return { eventId: id, on: firstDay ?? dateInZone(startDate, place?.timeZone ?? timeZone) };
}
