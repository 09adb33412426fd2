import { and, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";

import type { bookingRoutes } from "#contracts/bookings/routes.ts";
import type { BookedTime } from "#contracts/bookings/shapes.ts";
import { isFarEnough, type Slot, slotsOf } from "#contracts/bookings/slots.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { startInWords } from "#contracts/schedule/event-times.ts";
import type { Availability } from "#contracts/workflows/graph-shapes.ts";
import type { Db } from "#db/client.ts";
import { bookings, scheduleEvents } from "#db/schema.ts";
import { allowTask, type TaskRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { refuseUnlessOn } from "#worker/core/features.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf, type Statement } from "#worker/core/writing.ts";
import { ifUnchanged } from "#worker/domains/tasks/advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf, submitTask } from "#worker/domains/tasks/submit-task.ts";

import { tellOfTime, UNKNOWN_ID } from "./internal/letters.ts";
import { availabilityOf, busyOf, hostOf, timeQueries, toBookedTime } from "./internal/times.ts";

type Input = z.output<typeof bookingRoutes.book.input>;
type EventRow = Omit<typeof scheduleEvents.$inferSelect, "searchText">;

/**
 * Books a time of a step, or moves the booked one there; the first booking does the step. The same time again answers as
 * the first did.
 * @throws Fault `slot_taken` for a time that is not free or not offered; `wrong_state` once the notice of a booked time
 * has begun, and where no time can be booked; `out_of_turn`; `forbidden` for whom it is not.
 */
export async function bookTime(act: Act, input: Input): Promise<BookedTime> {
  const { taskId } = input;
  const startsAt = new Date(input.startsAt);
  return lookAgain(async () => {
    const { task, workspace, also } = await allowTask(act, taskId, "complete", (db) => [
      ...timeQueries(act, db, taskId),
      assigneesOf(db, taskId),
      ...runQueries(db, journeyOfTask(taskId)),
    ]);
    if (!act.isStaff) refuseUnlessOn(act.features, "ownerBookings");
    const [booked, events, [own], , assignees, [found], steps] = also;
    const availability = availabilityOf(task);
    if (!act.isStaff && task.assignedRole !== "customer") throw new Fault("forbidden");
    if (task.status === "pending") throw new Fault("out_of_turn");
    if (own?.booking.startsAt.getTime() === startsAt.getTime()) {
      return toBookedTime(act, availability, own.booking);
    }
    if (own) refuseWithinNotice(act, availability, own.booking.startsAt);
    const busy = busyOf(booked, events, own?.booking.eventId);
    const slot = offered(act, availability, startsAt, busy);
    const event = own ? moved(act, own.event, slot) : made(act, task, availability, slot);
    const eventId = own
      ? sql`${own.event.id}`
      : sql`(select id from schedule_events where request_id = ${event.requestId})`;
    const isOpen = task.status !== "completed";
    const results = await act.write((db) => {
      const statements: [Statement, ...Statement[]] = [
        ifUnchanged(db, task),
        ...(own
          ? move(db, own.event, event)
          : make(act, db, { task, availability, event, hostId: hostOf(workspace) })),
        record(act, db, {
          kind: own ? "event.changed" : "event.created",
          workspaceId: workspace.id,
          taskId,
          subject: task.title,
          data: { after: { start: startInWords(event), location: null } },
        }),
        ...tellOfTime(act, db, own ? "moved" : "booked", workspace, event, eventId),
        ...(isOpen
          ? submitTask(act, db, { task, workspace, run: toRun(found, steps), assignees, forEverybody: true })
          : []),
      ];
      return [...statements, bookingOf(db, taskId)] as const;
    });
    const [row] = answerOf(results) as (typeof bookings.$inferSelect)[];
    if (!row) throw new Fault("not_found");
    return toBookedTime(act, availability, row);
  });
}

const bookingOf = (db: Db, taskId: number) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.taskId, taskId), isNull(bookings.cancelledAt)));

/** @throws Fault `wrong_state` where it is too late for whoever is not of the team. */
export function refuseWithinNotice(act: Act, availability: Availability, startsAt: Date): void {
  if (isFarEnough(availability, startsAt, { now: act.now, isTeam: act.isStaff })) return;
  throw new Fault("wrong_state", "It is too late to change this appointment here. Please ask the team.");
}

function offered(
  act: Act,
  availability: Availability,
  startsAt: Date,
  busy: Parameters<typeof slotsOf>[1]["busy"],
): Slot {
  const from = dateInZone(startsAt, availability.zone);
  for (const slot of slotsOf(availability, { now: act.now, busy, from, isTeam: act.isStaff })) {
    if (slot.startsAt.getTime() === startsAt.getTime()) return slot;
    if (slot.startsAt > startsAt) break;
  }
  throw new Fault("slot_taken");
}

function made(
  act: Act,
  { workspaceId, title, description }: TaskRow,
  { zone }: Availability,
  slot: Slot,
): EventRow {
  const texts = { title, description, toBring: "", location: null };
  return {
    ...texts,
    id: UNKNOWN_ID,
    workspaceId,
    eventType: "other",
    startDate: slot.startsAt,
    endDate: slot.endsAt,
    timeZone: zone,
    firstDay: null,
    lastDay: null,
    status: "confirmed",
    cancelReason: null,
    createdAt: act.now,
    changedAt: null,
    requestId: crypto.randomUUID(),
    version: 0,
  };
}

const moved = (act: Act, event: EventRow, { startsAt, endsAt }: Slot): EventRow => ({
  ...event,
  startDate: startsAt,
  endDate: endsAt,
  changedAt: act.now,
  version: event.version + 1,
});

/** The booking follows its event, and is kept apart from others there. */
function move(db: Db, before: EventRow, { startDate, endDate, changedAt, version }: EventRow): Statement[] {
  return [
    onlyIf(
      db,
      sql`exists (select 1 from schedule_events where id = ${before.id} and version = ${before.version})`,
    ),
    db
      .update(scheduleEvents)
      .set({ startDate, endDate, changedAt, version })
      .where(eq(scheduleEvents.id, before.id)),
  ];
}

function make(
  act: Act,
  db: Db,
  {
    task,
    availability: { bufferBeforeMinutes, bufferAfterMinutes },
    event: { id: _id, ...event },
    hostId,
  }: { task: TaskRow; availability: Availability; event: EventRow; hostId: number },
): Statement[] {
  return [
    db.insert(scheduleEvents).values(event),
    db.insert(bookings).values({
      taskId: task.id,
      workspaceId: task.workspaceId,
      hostId,
      eventId: sql`(select id from schedule_events where request_id = ${event.requestId})`,
      startsAt: event.startDate,
      endsAt: event.endDate ?? event.startDate,
      freeBefore: bufferBeforeMinutes * MINUTE_MS,
      freeAfter: bufferAfterMinutes * MINUTE_MS,
      bookedById: act.who.userId,
      createdAt: act.now,
    }),
  ];
}
