import { randomUUID } from "node:crypto";

import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { EVENT_STATUSES } from "#contracts/schedule/terms.ts";
import { activity, notifications, scheduleEvents, workspaces } from "#db/schema.ts";
import type { Actor, Answer } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";

let portal: Portal;
let staff: Actor;
let workspaceId: number;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
});
afterAll(() => portal.stop());

const WHEN = { timeZone: "America/New_York", start: "2027-03-12T09:00", end: "2027-03-12T10:00" };

const create = (draft: Record<string, unknown> = {}): Promise<Answer<Record<string, unknown>>> =>
  staff.send("POST", "/api/schedule/events", {
    eventType: "other",
    title: "Vet slot",
    when: WHEN,
    ...draft,
  });
const made = (draft: Partial<Parameters<typeof staff.trpc.schedule.create.mutate>[0]> = {}) =>
  staff.trpc.schedule.create.mutate({ eventType: "other", title: "Vet slot", when: WHEN, ...draft });
const change = (event: ScheduleEvent, patch: Record<string, unknown>) =>
  staff.send("PATCH", `/api/schedule/events/${event.id}`, { version: event.version, ...patch });
const step = (event: ScheduleEvent, status: string) =>
  staff.send("POST", `/api/schedule/events/${event.id}/status`, { version: event.version, status });
const cancel = (event: ScheduleEvent, reason?: string) =>
  staff.send("POST", `/api/schedule/events/${event.id}/cancel`, { version: event.version, reason });
const isNow = async (event: ScheduleEvent): Promise<ScheduleEvent> => {
  const { overlaps: _, ...now } = await staff.trpc.schedule.find.query({ eventId: event.id });
  return now;
};
const newsOf = async (userId: number, of = workspaceId) =>
  (
    await portal.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.workspaceId, of)))
      .orderBy(desc(notifications.id))
  ).map(({ title, message, actionUrl }) => ({ title, message, actionUrl }));

describe("[SCHED-08] a new event", () => {
  test("is entered on the clock of its place, over REST too, and kept as an instant with its zone", async () => {
    const answer = await create({ location: "  City Vets ", workspaceId });
    expect(answer.json()).toMatchObject({
      title: "Vet slot",
      location: "City Vets",
      description: "",
      workspaceId,
      workspaceName: "Testa to nowhere",
      startDate: "2027-03-12T14:00:00.000Z",
      endDate: "2027-03-12T15:00:00.000Z",
      timeZone: "America/New_York",
      isAllDay: false,
      firstDay: "2027-03-12",
      status: "scheduled",
      version: 0,
    });
  });

  test("[SCHED-12] at a time that the clocks skip or show twice is where calendars put it", async () => {
    const skipped = await made({ when: { timeZone: "America/New_York", start: "2027-03-14T02:30" } });
    expect(skipped.startDate).toEqual(new Date("2027-03-14T07:30:00Z"));
    const twice = { timeZone: "America/New_York", start: "2027-11-07T01:30" };
    expect((await made({ when: twice })).startDate).toEqual(new Date("2027-11-07T05:30:00Z"));
    expect((await made({ when: { ...twice, isStartSecond: true } })).startDate).toEqual(
      new Date("2027-11-07T06:30:00Z"),
    );
  });

  test("[SCHED-13] of whole days keeps its dates, at UTC-11 and at UTC+14", async () => {
    for (const timeZone of ["Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
      const event = await made({ when: { timeZone, start: "2027-03-14", end: "2027-03-16" } });
      expect(event).toMatchObject({ isAllDay: true, firstDay: "2027-03-14", lastDay: "2027-03-16" });
    }
  });

  test("is made once, however often it is sent", async () => {
    const draft = { requestId: randomUUID(), title: "Made once" };
    const answers = await Promise.all([create(draft), create(draft), create(draft)]);
    expect(new Set(answers.map((answer) => answer.json()["id"])).size).toBe(1);
    const rows = await portal.db.select().from(scheduleEvents).where(eq(scheduleEvents.title, "Made once"));
    expect(rows).toHaveLength(1);
    expect((await create({ ...draft, title: "Another" })).status).toBe(409);
  });

  test.for([
    ["no title", { title: " " }, 400],
    ["a title of 301 letters", { title: "x".repeat(301) }, 400],
    ["a zone of no map", { when: { timeZone: "Mars/Olympus", start: "2027-03-12T09:00" } }, 400],
    ["an offset for a zone", { when: { timeZone: "+05:00", start: "2027-03-12T09:00" } }, 400],
    ["a day that does not exist", { when: { timeZone: "UTC", start: "2027-02-29" } }, 400],
    ["an instant for a wall time", { when: { timeZone: "UTC", start: "2027-03-12T09:00Z" } }, 400],
    ["a year of another century", { when: { timeZone: "UTC", start: "1027-03-12" } }, 400],
    ["an end before the start", { when: { ...WHEN, end: "2027-03-12T08:00" } }, 400],
    ["a kind of nobody", { eventType: "party" }, 400],
    ["a journey that is not there", { workspaceId: 999_999 }, 404],
  ] as const)("with %s is refused and leaves nothing", async ([, draft, status]) => {
    const before = snapshot(portal);
    expect((await create(draft)).status).toBe(status);
    expect(snapshot(portal)).toBe(before);
  });

  test("is not for a journey that has been archived", async () => {
    const archived = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], { archivedAt: new Date() });
    expect((await create({ workspaceId: archived.workspaceId })).status).toBe(404);
  });
});

describe("[SCHED-09] the way of an event", () => {
  test("goes step by step to its end and no other way", async () => {
    let event = await made();
    const refused = async (status: string) => {
      const answer = await step(event, status);
      expect([answer.status, answer.headers.get("x-error-code")]).toEqual([409, "wrong_state"]);
      return answer.text;
    };
    expect(await refused("completed")).toBe(
      "An event that is scheduled can become confirmed or be cancelled, not completed.",
    );
    for (const status of ["confirmed", "in-transit", "completed"] as const) {
      event = await staff.trpc.schedule.advance.mutate({ eventId: event.id, version: event.version, status });
      expect(event.status).toBe(status);
    }
    expect(await refused("confirmed")).toBe("A completed event stays as it is.");
    expect((await change(event, { title: "Late" })).status).toBe(409);
    expect((await cancel(event, "Too late")).status).toBe(409);
    expect(await isNow(event)).toEqual(event);
  });

  test("can be cancelled with a reason until then; a cancelled one is neither changed nor moved", async () => {
    for (const start of EVENT_STATUSES.slice(0, 3)) {
      const event = await made();
      await portal.db.update(scheduleEvents).set({ status: start }).where(eq(scheduleEvents.id, event.id));
      expect((await cancel(event, "  ")).status).toBe(400);
      expect((await cancel(event)).status).toBe(400);
      expect((await cancel(event, "Storm at Heathrow")).status).toBe(200);
      const cancelled = await isNow(event);
      expect(cancelled).toMatchObject({ status: "cancelled", cancelReason: "Storm at Heathrow", version: 1 });
      expect((await change(cancelled, { when: WHEN })).status).toBe(409);
      expect((await cancel(cancelled, "Again")).status).toBe(409);
      expect((await step(cancelled, "confirmed")).status).toBe(409);
    }
  });
});

describe("a change", () => {
  test("[SCHED-11] moves an event on the clock of its place, across a clock change", async () => {
    const event = await made();
    const moved = await change(event, {
      when: { ...WHEN, start: "2027-03-16T09:00", end: "2027-03-16T10:00" },
    });
    expect(moved.json()).toMatchObject({
      startDate: "2027-03-16T13:00:00.000Z",
      title: "Vet slot",
      version: 1,
    });
  });

  test("takes an empty place and description away and leaves what it does not name", async () => {
    const event = await made({ location: "City Vets", description: "Second visit", workspaceId });
    expect((await change(event, { location: "" })).json()).toMatchObject({
      location: null,
      description: "Second visit",
      workspaceId,
      startDate: event.startDate.toISOString(),
    });
    const loose = await change({ ...event, version: 1 }, { workspaceId: null, description: "" });
    expect(loose.json()).toMatchObject({ workspaceId: null, workspaceName: null, description: "" });
  });

  test("[SCHED-10] of a state that is no longer is refused; of two at once one wins", async () => {
    const event = await made();
    const answers = await Promise.all([
      change(event, { title: "Mine" }),
      change(event, { title: "Yours" }),
      cancel(event, "Ours"),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const stale = await change(event, { title: "Late" });
    expect([stale.status, stale.headers.get("x-error-code")]).toEqual([409, "stale_version"]);
    expect((await isNow(event)).version).toBe(1);
  });
});

describe("[SCHED-20] who is concerned", () => {
  test("is told of an event, its move, its steps and why it is cancelled; the log has each", async () => {
    const own = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    let event = await made({ title: "Crate check", workspaceId: own.workspaceId });
    const patch = { eventId: event.id, version: 0, when: { ...WHEN, start: "2027-03-16T08:00", end: null } };
    event = await staff.trpc.schedule.update.mutate(patch);
    event = await staff.trpc.schedule.advance.mutate({ eventId: event.id, version: 1, status: "confirmed" });
    event = await staff.trpc.schedule.update.mutate({
      eventId: event.id,
      version: 2,
      description: "Bring it",
    });
    await staff.trpc.schedule.cancel.mutate({ eventId: event.id, version: 3, reason: "The crate is late" });
    const page = `/workspace/${own.workspaceId}/customer`;
    expect(await newsOf(DEMO_ACCOUNTS.owner, own.workspaceId)).toEqual([
      {
        title: "Event cancelled",
        message:
          "Testa to nowhere: Crate check, 16 Mar 2027, 08:00 GMT-4 (America/New_York). The crate is late",
        actionUrl: page,
      },
      {
        title: "Event confirmed",
        message: "Testa to nowhere: Crate check: 16 Mar 2027, 08:00 GMT-4 (America/New_York)",
        actionUrl: page,
      },
      {
        title: "Event moved",
        message: "Testa to nowhere: Crate check: 16 Mar 2027, 08:00 GMT-4 (America/New_York)",
        actionUrl: page,
      },
      {
        title: "New event",
        message: "Testa to nowhere: Crate check: 12 Mar 2027, 09:00 GMT-5 (America/New_York)",
        actionUrl: page,
      },
    ]);
    const log = await portal.db.select().from(activity).where(eq(activity.subject, "Crate check"));
    expect(log.map(({ kind, actorId }) => [kind, actorId])).toEqual(
      ["created", "changed", "advanced", "changed", "cancelled"].map((kind) => [
        `event.${kind}`,
        DEMO_ACCOUNTS.staff,
      ]),
    );
  });

  test("sees it in the journey's log; who did it is not told, and nobody of an event without a journey", async () => {
    const owner = await portal.owner();
    await cancel(await made({ workspaceId }), "The crate is late");
    const { activity: log } = await owner.trpc.journeys.customerWorkspace.query({ workspaceId });
    expect(log.map(({ kind }) => kind)).toContain("event.cancelled");
    await portal.db
      .update(workspaces)
      .set({ assignedToId: DEMO_ACCOUNTS.staff })
      .where(eq(workspaces.id, workspaceId));
    const count = () => portal.db.$count(notifications);
    const told = await newsOf(DEMO_ACCOUNTS.staff);
    await made({ workspaceId });
    expect(await newsOf(DEMO_ACCOUNTS.staff)).toEqual(told);
    const all = await count();
    await made();
    expect(await count()).toBe(all);
  });
});
