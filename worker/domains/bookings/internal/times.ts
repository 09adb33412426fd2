import { and, eq, isNull, sql } from "drizzle-orm";

import type { BookedTime } from "#contracts/bookings/shapes.ts";
import { type Busy, isFarEnough } from "#contracts/bookings/slots.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import type { Availability } from "#contracts/workflows/graph-shapes.ts";
import type { Db } from "#db/client.ts";
import { bookings, scheduleEvents, tasks, users, workspaces } from "#db/schema.ts";
import type { TaskRow, WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/** An event or a booking that has begun may still last; no longer than this. */
const LASTS_MS = 2 * DAY_MS;

/** The colleague in charge of the journey, whose time it is; 0 for the time of the team. */
export const hostOf = ({ assignedToId }: WorkspaceRow): number => assignedToId ?? 0;

const hostOfTask = (taskId: number) =>
  sql`(select ifnull(w.assigned_to_id, 0) from tasks t join workspaces w on w.id = t.workspace_id where t.id = ${taskId})`;

/** The reads of what a step's host has to do from now on, and of what is booked for the step. */
export function timeQueries(act: Act, db: Db, taskId: number) {
  const since = act.now.getTime() - LASTS_MS;
  return [
    db
      .select({
        eventId: bookings.eventId,
        startsAt: bookings.startsAt,
        endsAt: bookings.endsAt,
        freeBefore: bookings.freeBefore,
        freeAfter: bookings.freeAfter,
      })
      .from(bookings)
      .where(
        and(
          sql`${bookings.hostId} = ${hostOfTask(taskId)}`,
          // As the index over what is booked has it, word for word.
          sql`${bookings.cancelledAt} is null`,
          sql`${bookings.startsAt} > ${since}`,
        ),
      ),
    // What is in the schedule of the journeys they are in charge of, times only. Their few journeys lead the search.
    db.all<{ id: number; start_date: number; end_date: number | null }>(
      sql`select e.id, e.start_date, e.end_date from workspaces w cross join schedule_events e on e.workspace_id = w.id where w.assigned_to_id = ${hostOfTask(taskId)} and w.archived_at is null and e.start_date > ${since} and e.first_day is null and e.status <> 'cancelled'`,
    ),
    db
      .select({ booking: bookings, event: scheduleEvents })
      .from(bookings)
      .innerJoin(scheduleEvents, eq(scheduleEvents.id, bookings.eventId))
      .where(and(eq(bookings.taskId, taskId), isNull(bookings.cancelledAt))),
    db
      .select({ fullName: users.fullName })
      .from(tasks)
      .innerJoin(workspaces, eq(workspaces.id, tasks.workspaceId))
      .innerJoin(users, eq(users.id, workspaces.assignedToId))
      .where(eq(tasks.id, taskId)),
  ] as const;
}

type Booked = Pick<
  typeof bookings.$inferSelect,
  "eventId" | "startsAt" | "endsAt" | "freeBefore" | "freeAfter"
>;

/** What is taken, but for one event: that of the booking which is about to move. */
export function busyOf(
  booked: readonly Booked[],
  events: readonly { id: number; start_date: number; end_date: number | null }[],
  exceptEventId: number | undefined,
): Busy[] {
  const own = new Set([...booked.map(({ eventId }) => eventId), exceptEventId]);
  return [
    ...booked
      .filter(({ eventId }) => eventId !== exceptEventId)
      .map(({ startsAt, endsAt, freeBefore, freeAfter }) => ({
        from: new Date(startsAt.getTime() - freeBefore),
        until: new Date(endsAt.getTime() + freeAfter),
      })),
    ...events
      .filter(({ id }) => !own.has(id))
      .map(({ start_date, end_date }) => ({
        from: new Date(start_date),
        // A moment without an end still takes somebody there.
        until: new Date(end_date ?? start_date + 1),
      })),
  ];
}

/** @throws Fault `wrong_state` where no time of the step can be booked. */
export function availabilityOf({ actionType, settings }: TaskRow): Availability {
  if (actionType !== "time-booking" || !settings?.booking) throw new Fault("wrong_state");
  return settings.booking;
}

export function toBookedTime(
  act: Act,
  availability: Availability,
  { id, eventId, startsAt, endsAt }: typeof bookings.$inferSelect,
): BookedTime {
  const canChange = isFarEnough(availability, startsAt, { now: act.now, isTeam: act.isStaff });
  return { id, eventId, startsAt, endsAt, canChange };
}
