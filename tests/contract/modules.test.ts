import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { moduleOf } from "#contracts/settings/module-of.ts";
import type { Module } from "#contracts/settings/modules-shapes.ts";
import { MODULES } from "#contracts/settings/modules.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { columnOf } from "#tests/support/rows.ts";
import { appRouter } from "#worker/router.ts";

let portal: Portal;
let admin: Actor;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [admin, staff, owner] = await Promise.all([portal.admin(), portal.staff(), portal.owner()]);
});
afterAll(() => portal.stop());

const turn = async (module: Module, isOn: boolean) => {
  const { version, ...now } = await admin.trpc.settings.modules.query({});
  await admin.trpc.settings.setModules.mutate({ isOn: { ...now.isOn, [module]: isOn }, version });
};
const OFF = { data: { fault: "module_off", httpStatus: 403 } };

test("[ADMIN-18] what is off refuses colleagues and owners alike, over procedures and addresses, and comes back as it was", async () => {
  const before = await staff.trpc.billing.invoices.query({ limit: 5 });
  await turn("billing", false);
  for (const actor of [admin, staff]) {
    await expect(actor.trpc.billing.invoices.query({ limit: 5 })).rejects.toMatchObject(OFF);
  }
  await expect(owner.trpc.billing.own.query({})).rejects.toMatchObject(OFF);
  const answer = await staff.get("/api/billing/invoices");
  expect([answer.status, answer.headers.get("x-error-code")]).toEqual([403, "module_off"]);
  expect(answer.text).toContain("switched this part of the portal off");
  expect((await owner.trpc.auth.me.query({})).modules).toEqual(["schedule", "help"]);
  await turn("billing", true);
  expect(await staff.trpc.billing.invoices.query({ limit: 5 })).toEqual(before);
});

test("[ADMIN-18] every procedure of a module is one of it by its domain, but for what a journey waits for", () => {
  const paths = Object.keys(appRouter._def.procedures);
  for (const module of MODULES) {
    const its = paths.filter((path) => path.startsWith(`${module}.`));
    expect([module, its.length > 3]).toEqual([module, true]);
    expect(its.filter((path) => moduleOf(path) !== module)).toEqual(
      module === "billing" ? ["billing.receipt"] : [],
    );
  }
  expect(["payments.quote", "bookings.find", "journeys.own", "messages.list"].map(moduleOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("[ADMIN-18] while the schedule is off no calendar leads in; while the help is off no article is found", async () => {
  const { address } = await staff.trpc.schedule.renewFeed.mutate({});
  const [event] = await columnOf(portal.db, sql`select id from schedule_events limit 1`);
  const [title] = await columnOf(portal.db, sql`select title from help_articles limit 1`);
  const found = async () =>
    (await staff.trpc.search.find.query({ q: String(title) })).filter(({ kind }) => kind === "article");
  const calendars = async () =>
    Promise.all(
      [new URL(address ?? "").pathname, `/calendar/events/${Number(event)}.ics`].map(
        async (path) => (await staff.get(path)).status,
      ),
    );
  expect([(await found()).length > 0, await calendars()]).toEqual([true, [200, 200]]);
  await turn("schedule", false);
  await turn("help", false);
  expect([await found(), await calendars()]).toEqual([[], [403, 403]]);
  await turn("schedule", true);
  await turn("help", true);
  expect([(await found()).length > 0, await calendars()]).toEqual([true, [200, 200]]);
});

test("[ADMIN-18] no invoice is marked as overdue while billing is off, and it is caught up with afterwards", async () => {
  await portal.db.run(
    sql`update invoices set status = 'sent', due_date = '2020-01-01' where id = (select min(id) from invoices where status in ('sent', 'overdue'))`,
  );
  const state = async () =>
    (await columnOf(portal.db, sql`select status from invoices where due_date = '2020-01-01'`))[0];
  const strike = async () => {
    const { scheduled } = await portal.miniflare.getWorker();
    await scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });
  };
  await turn("billing", false);
  await strike();
  expect(await state()).toBe("sent");
  await turn("billing", true);
  await strike();
  expect(await state()).toBe("overdue");
});

describe("[ADMIN-18] who switches", () => {
  test("is an administrator, refused where somebody was faster, and in the audit log", async () => {
    const before = await admin.trpc.settings.modules.query({});
    await expect(staff.trpc.settings.setModules.mutate(before)).rejects.toMatchObject({
      data: { fault: "forbidden" },
    });
    const isOn = { ...before.isOn, help: false };
    const saved = await admin.trpc.settings.setModules.mutate({ isOn, version: before.version });
    await expect(admin.trpc.settings.setModules.mutate(before)).rejects.toMatchObject({
      data: { fault: "stale_version", current: { isOn, version: saved.version } },
    });
    const { items } = await admin.trpc.audit.list.query({ limit: 1 });
    expect(items[0]).toMatchObject({ subject: "Modules", before: before.isOn, after: isOn });
  });
});
