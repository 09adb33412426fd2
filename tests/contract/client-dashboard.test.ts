import { afterAll, beforeAll, expect, test } from "vitest";

import type { ClientDashboard } from "#contracts/settings/client-dashboard-shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

const BELLA = { workspaceId: 1 };
const ALL = { rules: true, papers: true, activity: true };
const OFF = { data: { fault: "module_off", httpStatus: 403 } };

let portal: Portal;
let admin: Actor;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [admin, staff, owner] = await Promise.all([portal.admin(), portal.staff(), portal.owner()]);
});
afterAll(() => portal.stop());

async function set(changed: Partial<ClientDashboard>) {
  const now = await admin.trpc.settings.clientDashboard.query({});
  return admin.trpc.settings.setClientDashboard.mutate({ ...now, ...changed });
}
const pageOf = (actor: Actor) => actor.trpc.journeys.customerWorkspace.query(BELLA);

test("[ADMIN-16] what the company leaves out is not sent to owners; to-dos, files and rights stay as they were", async () => {
  const before = await pageOf(owner);
  expect([before.panels, before.welcome]).toEqual([["rules", "papers", "activity"], null]);
  expect([before.activity.length > 0, before.compliance.length > 0]).toEqual([true, true]);
  await set({ shows: { rules: false, papers: false, activity: false } });
  const after = await pageOf(owner);
  expect(after).toEqual({ ...before, panels: [], activity: [], stepsInReview: [], compliance: [] });
  const answer = await owner.get("/api/customer-workspace/1");
  expect(answer.json()).toMatchObject({ activity: [], compliance: [], panels: [] });
  await set({ shows: ALL });
  expect(await pageOf(owner)).toEqual(before);
});

test("[ADMIN-16] without the travel rules their calls and their calendar refuse an owner, and answer colleagues", async () => {
  await set({ shows: { ...ALL, rules: false } });
  await expect(owner.trpc.journeys.assess.query(BELLA)).rejects.toMatchObject(OFF);
  await expect(owner.trpc.health.record.query(BELLA)).rejects.toMatchObject(OFF);
  expect((await owner.request("/calendar/windows/1.ics")).status).toBe(403);
  expect((await staff.trpc.journeys.assess.query(BELLA)).workspaceId).toBe(1);
  expect((await staff.request("/calendar/windows/1.ics")).status).toBe(200);
  await set({ shows: ALL });
  expect((await owner.trpc.journeys.assess.query(BELLA)).workspaceId).toBe(1);
});

test("[ADMIN-16] a greeting is plain text of any script, and too long a one is refused at its field", async () => {
  await set({ welcome: "  ยินดีต้อนรับ <b>Bella</b>\nWe are here for you.  " });
  expect((await pageOf(owner)).welcome).toBe("ยินดีต้อนรับ <b>Bella</b>\nWe are here for you.");
  const { fields } = await refusalOf(set({ welcome: "x".repeat(601) }));
  expect(Object.keys(fields ?? {})).toEqual(["welcome"]);
  await set({ welcome: " " });
  expect((await pageOf(owner)).welcome).toBeNull();
});

test("[ADMIN-16] of two administrators at once the second is told, and nobody else may set it", async () => {
  const seen = await admin.trpc.settings.clientDashboard.query({});
  await admin.trpc.settings.setClientDashboard.mutate({ ...seen, welcome: "Hello" });
  const late = admin.trpc.settings.setClientDashboard.mutate({ ...seen, welcome: "Good day" });
  expect((await refusalOf(late)).fault).toBe("stale_version");
  expect((await pageOf(owner)).welcome).toBe("Hello");
  for (const actor of [staff, owner]) {
    const draft = { ...seen, version: seen.version + 1 };
    expect((await refusalOf(actor.trpc.settings.setClientDashboard.mutate(draft))).fault).toBe("forbidden");
  }
});
