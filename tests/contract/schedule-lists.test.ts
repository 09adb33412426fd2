import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { scheduleEvents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let workspaceId: number;

const row = (
  title: string,
  start: string,
  more: Partial<typeof scheduleEvents.$inferInsert> = {},
): typeof scheduleEvents.$inferInsert => ({
  title,
  eventType: "other",
  startDate: new Date(start),
  ...more,
});

beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  await portal.db.run(
    "insert into clients (id, user_id, full_name, email, joined_at) select 1, id, full_name, email, 0 from users where id = 3",
  );
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
  await portal.db
    .insert(scheduleEvents)
    .values([
      row("Long ago", "2001-05-01T10:00:00Z", { status: "completed" }),
      row("100% sure_thing", "2090-02-28T23:30:00Z"),
      row("First of March", "2090-03-01T00:00:00Z", { workspaceId, eventType: "departure" }),
      row("保里 visit", "2090-03-15T10:00:00Z", { status: "confirmed" }),
      row("ÉLODIE lands", "2090-03-31T23:59:00Z", { eventType: "arrival", status: "confirmed" }),
      row("April", "2090-04-01T00:00:00Z", { status: "cancelled" }),
      row("Quarantine", "2090-01-10T00:00:00Z", { endDate: new Date("2090-03-02T00:00:00Z") }),
      row("Over midnight", "2090-02-28T23:00:00Z", { endDate: new Date("2090-03-01T01:00:00Z") }),
    ]);
});
afterAll(() => portal.stop());

type Filter = Parameters<typeof staff.trpc.schedule.events.query>[0];
const titles = async (filter: Filter, actor = staff) =>
  (await actor.trpc.schedule.events.query(filter)).items.map(({ title }: ScheduleEvent) => title);

describe("[SCHED-15] the list of events", () => {
  test("is narrowed to days, to a journey, a kind and a state, in every combination", async () => {
    expect(await titles({ from: "2090-03-01", to: "2090-03-31" })).toEqual([
      "First of March",
      "保里 visit",
      "ÉLODIE lands",
    ]);
    expect(await titles({ workspaceId })).toEqual(["First of March"]);
    expect(await titles({ eventType: "arrival" })).toEqual(["ÉLODIE lands"]);
    expect(await titles({ status: "confirmed" })).toEqual(["保里 visit", "ÉLODIE lands"]);
    expect(await titles({ status: "confirmed", eventType: "arrival" })).toEqual(["ÉLODIE lands"]);
    expect(await titles({ status: "confirmed", to: "2090-03-15" })).toEqual(["保里 visit"]);
    expect(await titles({ status: "confirmed", workspaceId })).toEqual([]);
    expect(await titles({ eventType: "departure", workspaceId })).toEqual(["First of March"]);
  });

  test("knows what is under way on a day for longer than a day", async () => {
    expect(await titles({ underWayOn: "2090-03-01" })).toEqual(["Quarantine"]);
    expect(await titles({ underWayOn: "2090-01-10" })).toEqual([]);
    expect(await titles({ underWayOn: "2090-03-03" })).toEqual([]);
    expect(await titles({ underWayOn: "2090-03-01", status: "confirmed" })).toEqual([]);
  });

  test.for([
    ["élodie", ["ÉLODIE lands"]],
    ["LODIE LA", ["ÉLODIE lands"]],
    ["100%", ["100% sure_thing"]],
    ["sure_", ["100% sure_thing"]],
    ["r_t", []],
    ["%", ["100% sure_thing"]],
    ["_", ["100% sure_thing"]],
    ["保里", ["保里 visit"]],
    ['"; drop', []],
  ] as const)("searched for %j finds %j", async ([q, found]) => {
    expect(await titles({ q })).toEqual(found);
  });

  test("goes forwards from now or backwards from it, searched and filtered too", async () => {
    expect(await titles({ period: "past" })).toEqual(["Long ago"]);
    expect((await titles({ period: "upcoming" }))[0]).toBe("Quarantine");
    expect(await titles({ period: "past", status: "completed" })).toEqual(["Long ago"]);
    expect(await titles({ period: "upcoming", status: "completed" })).toEqual([]);
    expect(await titles({ period: "past", q: "lo" })).toEqual(["Long ago"]);
    expect(await titles({ q: "o", status: "completed" })).toEqual(["Long ago"]);
  });

  test("pages without a gap or a repetition, filtered, searched, and backwards", async () => {
    for (const filter of [
      { status: "scheduled" },
      { q: "a" },
      { q: "mar", eventType: "departure" },
      { from: "2090-01-01" },
    ] as const) {
      const whole = await titles(filter);
      const bit: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: ScheduleEvent[]; nextCursor: string | null } =
          await staff.trpc.schedule.events.query({ ...filter, limit: 1, cursor });
        bit.push(...page.items.map(({ title }) => title));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(bit).toEqual(whole);
    }
  });

  test("of an owner holds their own, whatever is asked for", async () => {
    const owner = await portal.owner();
    expect(await titles({ q: "of" }, owner)).toEqual(["First of March"]);
    expect(await titles({ eventType: "departure" }, owner)).toEqual(["First of March"]);
    expect(await titles({ status: "confirmed" }, owner)).toEqual([]);
    expect(await titles({ underWayOn: "2090-03-01" }, owner)).toEqual([]);
    expect(await titles({ q: "quarantine" }, owner)).toEqual([]);
  });

  test("follows a change of what is searched", async () => {
    const [event] = (await staff.trpc.schedule.events.query({ q: "April" })).items;
    await portal.db.insert(scheduleEvents).values(row("To be renamed", "2090-06-01T10:00:00Z"));
    const [renamed] = (await staff.trpc.schedule.events.query({ q: "renamed" })).items;
    await staff.trpc.schedule.update.mutate({ eventId: renamed?.id ?? 0, version: 0, title: "Found now" });
    expect(await titles({ q: "renamed" })).toEqual([]);
    expect(await titles({ q: "found now" })).toEqual(["Found now"]);
    expect(event?.status).toBe("cancelled");
  });
});
