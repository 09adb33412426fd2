import { eq, inArray } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { calendarFeeds, scheduleEvents, tasks, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

/** The events of a calendar as a parser that is not ours reads them. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0]);
  return calendar.getAllSubcomponents("vevent").map((component) => ({
    component,
    event: new ICAL.Event(component),
  }));
}

async function aFeed(actor: Actor): Promise<string> {
  const { address } = await actor.trpc.schedule.renewFeed.mutate({});
  expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  return new URL(address).pathname;
}
const open = (path: string, headers: HeadersInit = {}) => portal.anonymous.request(path, { headers });

describe("[SCHED-18] a private calendar address", () => {
  test("shows a colleague the company's events, cancelled ones too, without a session and in one trip", async () => {
    const path = await aFeed(staff);
    const answer = await open(path);
    expect([answer.status, answer.trips, answer.headers.get("content-type")]).toEqual([
      200,
      1,
      "text/calendar; charset=utf-8",
    ]);
    const since = Date.now() - 90 * DAY_MS;
    const { items: all } = await staff.trpc.schedule.events.query({ limit: 200 });
    const items = all.filter(({ startDate }) => startDate.getTime() >= since);
    const events = eventsIn(answer.text);
    expect(events.map(({ event }) => event.summary).sort()).toEqual(items.map(({ title }) => title).sort());
    expect(new Set(events.map(({ event }) => event.uid)).size).toBe(items.length);
    for (const item of items) {
      const found = events.find(({ event }) => event.uid.startsWith(`event-${item.id}@`));
      if (!found) throw new Error(`${item.title} is missing`);
      const start = found.event.startDate;
      const isSame = item.isAllDay
        ? String(start) === item.firstDay
        : start.toJSDate().getTime() === item.startDate.getTime();
      expect([item.title, isSame]).toEqual([item.title, true]);
      expect(found.component.getFirstPropertyValue("status") === "CANCELLED").toBe(
        item.status === "cancelled",
      );
    }
    expect(items.some(({ status }) => status === "cancelled")).toBe(true);
  });

  test("shows an owner those of their own journeys and reads no more", async () => {
    const answer = await open(await aFeed(owner));
    const { items } = await owner.trpc.schedule.events.query({ limit: 200 });
    const found = eventsIn(answer.text).filter(({ event }) => event.uid.startsWith("event-"));
    expect(found.map(({ event }) => event.summary)).toEqual(items.map(({ title }) => title));
    expect(answer.rowsRead).toBeLessThan(80 + 5 * items.length);
  });

  test("[OWN-31] has the days on which an owner's to-dos are due, each as long as it waits for them, and no colleague's", async () => {
    const { workspace, ownerId } = await startedJourney(
      portal,
      [{ title: "שלחו את הדרכון" }, { title: "Without a day" }, { title: "Sent" }],
      { isSequential: false },
    );
    const [first, , sent] = await portal.db.select().from(tasks).where(eq(tasks.workspaceId, workspace.id));
    if (!first || !sent) throw new Error("The journey has no to-dos");
    const due = (ids: number[]) =>
      portal.db.update(tasks).set({ dueDate: "2031-02-28" }).where(inArray(tasks.id, ids));
    await portal.db.update(tasks).set({ dueDate: null }).where(eq(tasks.workspaceId, workspace.id));
    await due([first.id, sent.id]);
    const reader = await portal.signIn(ownerId);
    await reader.trpc.journeys.submitTodo.mutate({ taskId: sent.id });
    const path = await aFeed(reader);
    const answer = await open(path);
    expect([answer.status, answer.trips]).toEqual([200, 1]);
    const [only, ...others] = eventsIn(answer.text);
    expect(others).toEqual([]);
    expect([only?.event.summary, String(only?.event.startDate)]).toEqual([
      "Due: שלחו את הדרכון",
      "2031-02-28",
    ]);
    const url = String(only?.component.getFirstPropertyValue("url"));
    expect(new URL(url).pathname + new URL(url).search).toBe(
      `/workspace/${workspace.id}/customer?todo=${first.id}`,
    );
    expect((await open(path)).headers.get("etag")).toBe(answer.headers.get("etag"));
    expect((await open(await aFeed(staff))).text).not.toContain("Due:");

    await reader.trpc.journeys.submitTodo.mutate({ taskId: first.id });
    expect(eventsIn((await open(path)).text)).toEqual([]);
  });

  test("is kept as a hash, and told once", async () => {
    const path = await aFeed(staff);
    const token = path.slice("/calendar/".length, -".ics".length);
    const [feed] = await portal.db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, DEMO_ACCOUNTS.staff));
    expect(feed?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await portal.db.select().from(calendarFeeds))).not.toContain(token);
    expect(Object.keys((await staff.trpc.schedule.feed.query({})) ?? {})).toEqual(["createdAt"]);
  });

  test("no longer opens once it is renewed or taken back; others' stay", async () => {
    const first = await aFeed(staff);
    const owners = await aFeed(owner);
    const second = await aFeed(staff);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    expect(await staff.trpc.schedule.revokeFeed.mutate({})).toEqual({ revoked: true });
    expect(await staff.trpc.schedule.revokeFeed.mutate({})).toEqual({ revoked: false });
    expect((await open(second)).status).toBe(404);
    expect(await staff.trpc.schedule.feed.query({})).toBeNull();
    expect((await open(owners)).status).toBe(200);
  });

  test("of a suspended person, a made-up one and a whole other one open nothing and write nothing", async () => {
    const path = await aFeed(owner);
    await portal.db.update(users).set({ status: "inactive" }).where(eq(users.id, DEMO_ACCOUNTS.owner));
    const before = snapshot(portal);
    const refused = [path, `/calendar/${"A".repeat(43)}.ics`, "/calendar/x.ics", "/calendar/events.ics"];
    for (const address of refused) expect([address, (await open(address)).status]).toEqual([address, 404]);
    expect(snapshot(portal)).toBe(before);
    await portal.db.update(users).set({ status: "active" }).where(eq(users.id, DEMO_ACCOUNTS.owner));
    expect((await open(path)).status).toBe(200);
  });

  test("answers 304 while nothing has changed, and is kept by nobody else", async () => {
    const path = await aFeed(staff);
    const first = await open(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await open(path, { "if-none-match": known });
      expect([again.status, again.text, again.trips]).toEqual([304, "", 1]);
      expect(again.headers.get("cache-control")).toBe("private, no-cache");
    }
    const { id } = await staff.trpc.schedule.create.mutate({
      eventType: "other",
      title: "Something new",
      when: { timeZone: "Asia/Tokyo", start: "2031-05-02T10:00" },
    });
    const changed = await open(path, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    await staff.trpc.schedule.cancel.mutate({ eventId: id, version: 0, reason: "Not needed" });
    const found = eventsIn((await open(path)).text).find(({ event }) => event.uid.startsWith(`event-${id}@`));
    expect(found?.event.sequence).toBe(1);
    expect(found?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  test("holds what was up to 90 days ago and everything ahead", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    await portal.db.insert(scheduleEvents).values([
      { eventType: "other", title: "89 days ago", startDate: daysAgo(89) },
      { eventType: "other", title: "91 days ago", startDate: daysAgo(91) },
    ]);
    const { text } = await open(await aFeed(staff));
    expect([text.includes("89 days ago"), text.includes("91 days ago")]).toEqual([true, false]);
  });
});

describe("[SCHED-17] an event as a calendar file", () => {
  test("is downloaded under its title, in any script", async () => {
    const event = await staff.trpc.schedule.create.mutate({
      eventType: "other",
      title: "さくら: vet, check; 50% done",
      location: "世田谷動物病院",
      when: { timeZone: "Asia/Tokyo", start: "2031-05-02T10:00", end: "2031-05-02T11:00" },
    });
    const answer = await staff.get(`/calendar/events/${event.id}.ics`);
    expect([answer.status, answer.trips]).toEqual([200, 1]);
    expect(answer.headers.get("content-disposition")).toContain("filename*=UTF-8''%E3%81%95");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const [only] = eventsIn(answer.text);
    expect(only?.event.summary).toBe(event.title);
    expect(only?.event.startDate.toJSDate()).toEqual(event.startDate);
  });

  test("is there for whoever may see the event, and for nobody else", async () => {
    const [own] = (await owner.trpc.schedule.events.query({})).items;
    const file = `/calendar/events/${own?.id}.ics`;
    expect((await owner.get(file)).status).toBe(200);
    const foreign = await (await portal.secondOwner()).get(file);
    const missing = await staff.get("/calendar/events/999999.ics");
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.text).toBe(missing.text);
    expect((await portal.anonymous.get(file)).status).toBe(401);
  });
});
