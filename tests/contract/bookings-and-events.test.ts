import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import { bookings, scheduleEvents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { ALWAYS } from "#tests/support/booking-ready.ts";
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
type Slot = { startsAt: Date; endsAt: Date };

/** A journey that books a time with its colleague, and events of it that the colleague makes by hand. */
async function toBook() {
  const journey = await startedJourney(portal, [
    { actionType: "time-booking", title: "Visit", settings: { booking: ALWAYS } },
  ]);
  const [taskId = 0] = journey.taskIds;
  const { slots } = await journey.owner.trpc.bookings.find.query({ taskId });
  const [early, late] = [slots.at(0), slots.at(-1)];
  if (!early || !late) throw new Error("No time is free");
  const book = ({ startsAt }: Slot, actor = journey.owner) =>
    actor.trpc.bookings.book.mutate({ taskId, startsAt: startsAt.toISOString() });
  const when = ({ startsAt, endsAt }: Slot) => ({
    timeZone: "UTC",
    start: startsAt.toISOString().slice(0, 16),
    end: endsAt.toISOString().slice(0, 16),
  });
  const event = (slot: Slot) =>
    staff.trpc.schedule.create.mutate({
      eventType: "other",
      title: "Crate fitting",
      workspaceId: journey.workspace.id,
      when: when(slot),
    });
  return { ...journey, early, late, book, event, when };
}

const overlapsOf = async (actor: Actor, eventId: number) =>
  (await actor.trpc.schedule.find.query({ eventId })).overlaps.map(({ title }) => title);

describe("[BOOK-10] appointments and events made by hand", () => {
  test("of both in one instant the owner is refused or the colleague is told, whoever was first", async () => {
    const { early, book, event } = await toBook();
    const [made, booked] = await Promise.allSettled([event(early), book(early)]);
    if (made.status === "rejected") throw made.reason;
    const refused = booked.status === "rejected" ? (booked.reason as { data?: { fault?: string } }) : null;
    expect(refused?.data?.fault ?? "booked").toMatch(/^(?:booked|slot_taken)$/);
    expect(await overlapsOf(staff, made.value.id)).toEqual(refused ? [] : ["Visit"]);
  });

  test("the database itself keeps an appointment off an event that came a moment before", async () => {
    const { late, early, book, event, when, workspace, ownerId } = await toBook();
    const { eventId } = await book(early);
    const [kept] = await portal.db.select().from(bookings).where(eq(bookings.eventId, eventId));
    const { id: taken } = await event(late);
    const insert = portal.db.insert(bookings).values({
      workspaceId: workspace.id,
      hostId: kept?.hostId ?? 0,
      eventId: taken + 100_000,
      startsAt: new Date(late.endsAt.getTime() + MINUTE_MS),
      endsAt: new Date(late.endsAt.getTime() + 120_000),
      freeBefore: 61_000,
      freeAfter: 0,
      bookedById: ownerId,
    });
    await expect(insert.then(() => null)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("slot_taken") as string },
    });
    const [{ version } = { version: 0 }] = await portal.db
      .select({ version: scheduleEvents.version })
      .from(scheduleEvents)
      .where(eq(scheduleEvents.id, eventId));
    const moved = staff.trpc.schedule.update.mutate({ eventId, version, when: when(late) });
    expect(await refusalOf(moved)).toEqual(TAKEN);
    await staff.trpc.schedule.cancel.mutate({ eventId: taken, version: 0, reason: "Done by phone" });
    await staff.trpc.schedule.update.mutate({ eventId, version, when: when(late) });
  });

  test("an event over an appointment is made, and staff alone are told of it until one of the two moves", async () => {
    const { early, late, book, event, when, owner } = await toBook();
    await book(early);
    const { id } = await event(early);
    expect(await overlapsOf(staff, id)).toEqual(["Visit"]);
    expect(await overlapsOf(owner, id)).toEqual([]);
    await staff.trpc.schedule.update.mutate({ eventId: id, version: 0, when: when(late) });
    expect(await overlapsOf(staff, id)).toEqual([]);
  });
});
