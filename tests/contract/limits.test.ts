import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { RATE_LIMITS } from "#contracts/core/rate-limits.ts";
import { invitations } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [staff, admin] = [await portal.staff(), await portal.admin()];
});
beforeEach(async () => {
  await portal.forgetTries();
});
afterAll(() => portal.stop());

const statusOf = (error: unknown) => (error as { data?: { httpStatus: number } }).data?.httpStatus;
const invite = (by: Actor, email = `guest.${randomUUID()}@example.com`) =>
  by.trpc.invites.inviteCustomer.mutate({ workspaceId: 1, name: "Guest", email }).then(
    () => 200,
    (error: unknown) => statusOf(error),
  );

describe("invitations", () => {
  test("[LIMIT-01] twenty a day from one colleague, owners and colleagues together; the next is refused with when to try again", async () => {
    const { most } = RATE_LIMITS.invitation;
    for (let n = 0; n < most - 1; n++) expect(await invite(staff)).toBe(200);
    // A refused one is none: what failed takes nothing from the day.
    expect(await invite(staff, "not an address")).toBe(400);
    expect(await invite(staff)).toBe(200);
    const before = (await portal.db.select().from(invitations)).length;
    const body = JSON.stringify({ workspaceId: 1, name: "Guest", email: "one.more@example.com" });
    const refused = await staff.request("/api/invite-customer", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect(await portal.db.select().from(invitations)).toHaveLength(before);
    expect(await invite(admin)).toBe(200);
  });

  test("[LIMIT-01] twenty-five at once make twenty", async () => {
    const statuses = await Promise.all(Array.from({ length: 25 }, () => invite(staff)));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});

test("[LIMIT-02] twenty analyses a day from one account, whatever comes of them; the next is refused", async () => {
  const analyse = (by: Actor, documentText: string) =>
    by.request("/api/ai/analyze-document", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ documentText, documentType: "other", destinationCountry: "Germany" }),
    });
  const statuses = [];
  for (let n = 0; n < RATE_LIMITS.analysis.most; n++) {
    statuses.push((await analyse(staff, `Rabies certificate ${n}`)).status);
  }
  expect(statuses.every((status) => status === 200)).toBe(true);
  const refused = await analyse(staff, "One more");
  expect([refused.status, Number(refused.headers.get("retry-after")) > 86_000]).toEqual([429, true]);
  expect((await analyse(admin, "Rabies certificate")).status).toBe(200);
});
