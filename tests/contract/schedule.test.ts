import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { EVENT_STATUSES, EVENT_TYPES } from "#contracts/schedule/terms.ts";
import { scheduleEvents, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

async function list(actor: Actor): Promise<ScheduleEvent[]> {
  const answer = await actor.get<Record<string, unknown>[]>("/api/schedule/events?limit=200");
  expect([answer.status, answer.trips]).toEqual([200, 1]);
  const instant = (value: unknown) => (typeof value === "string" ? new Date(value) : value);
  return answer
    .json()
    .map((row) =>
      ScheduleEvent.parse({ ...row, startDate: instant(row.startDate), endDate: instant(row.endDate) }),
    );
}

test("[API-15] [ENT-14] [SCHED-01] events come earliest first, of every type and status", async () => {
  const all = await list(staff);
  const times = all.map(({ startDate }) => startDate.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(all.map(({ eventType }) => eventType))).toEqual(new Set(EVENT_TYPES));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(EVENT_STATUSES));
  expect(
    all.every(({ timeZone }) => Intl.DateTimeFormat("en", { timeZone }) instanceof Intl.DateTimeFormat),
  ).toBe(true);
});

test("an owner sees the events of their own journeys and nobody else's", async () => {
  const { workspaceIds } = await owner.trpc.auth.me.query({});
  const all = await list(staff);
  const own = all.filter(({ workspaceId }) => workspaceId !== null && workspaceIds.includes(workspaceId));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(all.length);
  expect(await list(owner)).toEqual(own);
});

test("the events of an archived journey are gone from the list, the company's own stay", async () => {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const startDate = new Date("2031-01-01T10:00:00Z");
  await portal.db.insert(scheduleEvents).values([
    { workspaceId, eventType: "departure", title: "Leaves", startDate },
    { eventType: "other", title: "Office closed", startDate },
  ]);
  const titles = async () => (await list(staff)).map(({ title }) => title);
  expect(await titles()).toEqual(expect.arrayContaining(["Leaves", "Office closed"]));
  await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspaceId));
  expect(await titles()).not.toContain("Leaves");
  expect(await titles()).toContain("Office closed");
  expect((await list(owner)).map(({ title }) => title)).not.toContain("Office closed");
});

test("[BOOK-11] the demo company's travel call stands on the Schedule and at its owner's to-do, which offers other times", async () => {
  const call = (await list(staff)).find(
    ({ title, status }) => title === "Book your travel call" && status === "confirmed",
  );
  const workspaceId = call?.workspaceId ?? 0;
  const { members } = await staff.trpc.workspaces.find.query({ workspaceId });
  const its = await portal.signIn(members.find(({ role }) => role === "owner")?.userId ?? 0);
  const { todos } = await its.trpc.journeys.customerWorkspace.query({ workspaceId });
  const todo = todos.find(({ isBookable }) => isBookable);
  expect(todo).toMatchObject({ title: "Book your travel call", status: "completed" });
  const { booked, slots } = await its.trpc.bookings.find.query({ taskId: todo?.id ?? 0 });
  expect(booked).toMatchObject({ eventId: call?.id, startsAt: call?.startDate, canChange: true });
  expect(slots.length).toBeGreaterThan(0);
});
