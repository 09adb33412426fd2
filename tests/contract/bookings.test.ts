import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import type { Availability } from "#contracts/workflows/graph-shapes.ts";
import { bookings, notifications, outbox, scheduleEvents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { ALWAYS } from "#tests/support/booking-ready.ts";
import { taskOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const TAKEN = { status: 409, fault: "slot_taken" };

/** A journey whose first step books a time with the colleague in charge, who is the same in all of them. */
async function toBook(booking: Partial<Availability> = {}) {
  const settings = { booking: { ...ALWAYS, ...booking } };
  const journey = await startedJourney(portal, [
    { actionType: "time-booking", title: "Visit", settings },
    {},
  ]);
  const [taskId = 0, nextId = 0] = journey.taskIds;
  const find = (actor = journey.owner) => actor.trpc.bookings.find.query({ taskId });
  const book = (startsAt: Date | undefined, actor = journey.owner) =>
    actor.trpc.bookings.book.mutate({ taskId, startsAt: startsAt?.toISOString() ?? "" });
  return { ...journey, taskId, nextId, find, book };
}

const eventOf = async (eventId: number) => {
  const [event] = await portal.db.select().from(scheduleEvents).where(eq(scheduleEvents.id, eventId));
  if (!event) throw new Error("No event");
  return event;
};
const lettersOf = (words: string) =>
  portal.db
    .select()
    .from(outbox)
    .where(sql`${outbox.template} = 'appointment' and json_extract(payload, '$.subject') like ${words}`);

test("[BOOK-01] of two owners who take one time at once one wins, and the other is offered others", async () => {
  const [one, other] = [await toBook(), await toBook()];
  const { slots } = await one.find();
  const wanted = slots[0]?.startsAt;
  const results = await Promise.allSettled([one.book(wanted), other.book(wanted)]);
  const lost = results.find((result) => result.status === "rejected");
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(lost?.reason).toMatchObject({ data: { httpStatus: 409, fault: "slot_taken" } });
  const loser = results[0]?.status === "rejected" ? one : other;
  const left = await loser.find();
  expect(left.slots.map(({ startsAt }) => startsAt)).not.toContainEqual(wanted);
  await loser.book(left.slots[0]?.startsAt);
});

test("[BOOK-01] the database itself keeps two bookings of a host apart, with what is kept free around them", async () => {
  const { find, book, taskId, workspace, ownerId } = await toBook({
    bufferBeforeMinutes: 60,
    bufferAfterMinutes: 60,
  });
  const { slots } = await find();
  const wanted = slots.find(({ startsAt }) => startsAt > new Date(Date.now() + 96 * HOUR_MS));
  const { id, eventId, startsAt, endsAt } = await book(wanted?.startsAt);
  const [kept] = await portal.db.select().from(bookings).where(eq(bookings.id, id));
  const another = (moved: number) => ({
    taskId: null,
    workspaceId: workspace.id,
    hostId: kept?.hostId ?? 0,
    eventId: eventId + 100_000 + moved,
    startsAt: new Date(startsAt.getTime() + moved),
    endsAt: new Date(endsAt.getTime() + moved),
    freeBefore: 0,
    freeAfter: 0,
    bookedById: ownerId,
  });
  const insert = (moved: number) => portal.db.insert(bookings).values(another(moved));
  for (const moved of [0, HOUR_MS, -HOUR_MS, 2 * HOUR_MS - 1]) {
    const error = await insert(moved).then(
      () => null,
      (cause: unknown) => String((cause as Error).cause),
    );
    expect(error).toContain("slot_taken");
  }
  expect(taskId).toBeGreaterThan(0);
});

test("[BOOK-04] a booked time does the step, stands in the schedule, and comes by mail with its calendar entry; twice is once", async () => {
  const { find, book, taskId, nextId, workspace } = await toBook();
  const { slots, zone } = await find();
  const wanted = slots[2]?.startsAt;
  const [booked, again] = await Promise.all([book(wanted), book(wanted)]);
  expect(again).toEqual(booked);
  expect((await taskOf(portal.db, taskId)).status).toBe("completed");
  expect((await taskOf(portal.db, nextId)).status).toBe("in_progress");
  const event = await eventOf(booked.eventId);
  expect(event).toMatchObject({
    workspaceId: workspace.id,
    title: "Visit",
    timeZone: zone,
    status: "confirmed",
  });
  expect([event.startDate, event.endDate]).toEqual([booked.startsAt, booked.endsAt]);
  const [letter, ...more] = (await lettersOf("Booked: Visit%")).filter(({ dedupeKey }) =>
    dedupeKey.startsWith(`appointment-${booked.eventId}-`),
  );
  expect(more).toEqual([]);
  const { calendar = "", text = "" } = (letter?.payload ?? {}) as { calendar?: string; text?: string };
  // The same hour in the schedule, in the mail and in its calendar entry, with its zone.
  const hour = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone }).format(
    booked.startsAt,
  );
  expect(text).toContain(hour);
  expect(text).toContain(zone);
  expect(calendar).toContain(`UID:event-${booked.eventId}@`);
  expect(calendar).toContain(`DTSTART:${booked.startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
  expect((await find()).booked).toMatchObject({ id: booked.id, canChange: true });
});

test("[BOOK-05] it is moved and cancelled until the notice begins, by its owner; then only by the team", async () => {
  const { find, book, owner, taskId, nextId } = await toBook();
  const first = await book((await find()).slots[0]?.startsAt);
  const { slots } = await find();
  const moved = await book(slots.at(-1)?.startsAt);
  expect(moved).toMatchObject({ id: first.id, eventId: first.eventId });
  expect((await eventOf(first.eventId)).startDate).toEqual(moved.startsAt);
  expect(moved.startsAt).not.toEqual(first.startsAt);
  await owner.trpc.bookings.cancel.mutate({ taskId });
  expect((await eventOf(first.eventId)).status).toBe("cancelled");
  expect((await taskOf(portal.db, taskId)).status).toBe("in_progress");
  expect((await taskOf(portal.db, nextId)).status).not.toBe("completed");
  const later = await find();
  expect(later.booked).toBeNull();

  // The team books within the notice; the owner can change that no more, the team can.
  const soon = (await find(staff)).slots[0]?.startsAt;
  expect(await refusalOf(book(soon))).toEqual(TAKEN);
  await book(soon, staff);
  expect((await find()).booked?.canChange).toBe(false);
  const refused = { status: 409, fault: "wrong_state" };
  expect(await refusalOf(owner.trpc.bookings.cancel.mutate({ taskId }))).toEqual(refused);
  expect(await refusalOf(book(later.slots[5]?.startsAt))).toEqual(refused);
  await staff.trpc.bookings.cancel.mutate({ taskId, reason: "The vet is ill" });
  expect((await find()).booked).toBeNull();
});

test("[BOOK-06] what the team moves or cancels in the schedule moves and cancels the booking", async () => {
  const { find, book } = await toBook();
  const booked = await book((await find()).slots[1]?.startsAt);
  const event = await eventOf(booked.eventId);
  await staff.trpc.schedule.cancel.mutate({
    eventId: event.id,
    version: event.version,
    reason: "Moved to another week",
  });
  const after = await find();
  expect(after.booked).toBeNull();
  // The step is done already; another time can still be taken.
  await book(after.slots[1]?.startsAt);
  expect((await find()).booked).not.toBeNull();
});

test("[BOOK-03] an event in the schedule of the host's journeys takes their time", async () => {
  const { find, book, workspace } = await toBook();
  const wanted = (await find()).slots[4];
  await staff.trpc.schedule.create.mutate({
    eventType: "other",
    title: "Crate fitting",
    workspaceId: workspace.id,
    when: {
      timeZone: "UTC",
      start: wanted?.startsAt.toISOString().slice(0, 16) ?? "",
      end: wanted?.endsAt.toISOString().slice(0, 16) ?? "",
    },
  });
  expect((await find()).slots.map(({ startsAt }) => startsAt)).not.toContainEqual(wanted?.startsAt);
  expect(await refusalOf(book(wanted?.startsAt))).toEqual(TAKEN);
});

test("[BOOK-07] Calnode/calnode#266: its owner is reminded the day before, once, and not of what was booked later than that", async () => {
  const [early, late] = [await toBook(), await toBook()];
  const [first, second] = [
    await early.book((await early.find()).slots.at(-1)?.startsAt),
    await late.book((await late.find()).slots.at(-1)?.startsAt),
  ];
  const { scheduled } = await portal.miniflare.getWorker();
  const run = (at: Date) => scheduled({ scheduledTime: at, cron: "*/10 * * * *" });
  await portal.db
    .update(bookings)
    .set({ createdAt: new Date(second.startsAt.getTime() - 5 * HOUR_MS) })
    .where(eq(bookings.id, second.id));
  const at = new Date(Math.max(first.startsAt.getTime(), second.startsAt.getTime()) - 6 * HOUR_MS);
  await run(at);
  await run(at);
  const reminders = await portal.db
    .select()
    .from(notifications)
    .where(like(notifications.title, "Reminder: Visit%"));
  expect(reminders.map(({ userId }) => userId)).toEqual([early.ownerId]);
});

test("[BOOK-08] nobody books on another's journey, out of turn, a time that was never offered, or where none can be booked", async () => {
  const { find, book, taskId, nextId, owner } = await toBook();
  const other = await toBook();
  const [slot] = (await find()).slots;
  expect(await refusalOf(other.owner.trpc.bookings.find.query({ taskId }))).toMatchObject({ status: 404 });
  expect(await refusalOf(book(slot?.startsAt, other.owner))).toMatchObject({ status: 404 });
  expect(await refusalOf(book(new Date((slot?.startsAt.getTime() ?? 0) + MINUTE_MS)))).toEqual(TAKEN);
  expect(await refusalOf(book(new Date("2020-01-01T10:00:00Z")))).toEqual(TAKEN);
  const none = owner.trpc.bookings.find.query({ taskId: nextId });
  expect(await refusalOf(none)).toEqual({ status: 409, fault: "wrong_state" });
  expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId }))).toMatchObject({ status: 409 });
});
