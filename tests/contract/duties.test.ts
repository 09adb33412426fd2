import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { DUTIES } from "#contracts/duties/terms.ts";
import { duties, notifications, outbox, users } from "#db/schema.ts";
import { type Actor, anActor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";
import { startWorker } from "#tests/support/worker.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const dutyOf = async (name: string) =>
  (await admin.trpc.duties.list.query({})).duties.find((one) => one.name === name);
const told = async () =>
  portal.db
    .select({ userId: notifications.userId, url: notifications.actionUrl })
    .from(notifications)
    .where(eq(notifications.title, "Something that happens by itself has failed"));

describe("[OPS-02] what the clock does is on record", () => {
  test("every duty with its last run, for administrators alone", async () => {
    expect((await admin.trpc.duties.list.query({})).isClockLate).toBe(true);
    await portal.runDuties();
    const list = await admin.trpc.duties.list.query({});
    expect(list.isClockLate).toBe(false);
    expect(list.duties.map(({ name }) => name)).toEqual(DUTIES);
    for (const { lastRunAt, lastDoneAt, failure } of list.duties)
      expect([lastRunAt !== null, lastDoneAt !== null, failure]).toEqual([true, true, null]);
    expect((await refusalOf((await portal.staff()).trpc.duties.list.query({}))).fault).toBe("forbidden");
  });

  test("one that fails says since when and why, stops no other, and is told to every administrator once", async () => {
    const before = (await dutyOf("clearOldDeliveries"))?.lastDoneAt;
    await portal.db.run(sql`alter table webhook_deliveries rename to lost_deliveries`);
    await portal.runDuties();
    const failing = await dutyOf("clearOldDeliveries");
    expect(failing?.failure).toContain("no such table");
    expect(failing?.lastDoneAt).toEqual(before);
    expect((await dutyOf("clearEnded"))?.failure).toBeNull();
    await portal.runDuties();
    expect((await dutyOf("clearOldDeliveries"))?.failingSince).toEqual(failing?.failingSince);
    const administrators = await portal.db.select().from(users).where(eq(users.role, "admin"));
    expect(await told()).toHaveLength(administrators.length);
    expect(new Set((await told()).map(({ userId }) => userId))).toEqual(
      new Set(administrators.map(({ id }) => id)),
    );
    expect((await told())[0]?.url).toBe("/admin?section=what-runs-by-itself");

    await portal.db.run(sql`alter table lost_deliveries rename to webhook_deliveries`);
    await portal.runDuties();
    expect(await dutyOf("clearOldDeliveries")).toMatchObject({ failure: null, failingSince: null });
    expect(await told()).toHaveLength(administrators.length);
  });
});

describe("[OPS-03] whoever watches the portal is told what stands still", () => {
  /** What was seen serves for a few seconds. */
  const health = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_100));
    const { status, json } = await portal.anonymous.get("/health");
    return { status, ...(json() as Record<string, unknown>) };
  };

  test("all is well, the clock stands, mail is stuck", async () => {
    await portal.runDuties();
    await portal.db.delete(outbox);
    const fine = { database: "ok", files: "ok", clock: "ok", mail: "ok" };
    expect(await health()).toEqual({ status: 200, ok: true, ...fine });
    await portal.db.update(duties).set({ lastRunAt: new Date(Date.now() - 31 * MINUTE_MS) });
    expect(await health()).toEqual({ status: 503, ok: false, ...fine, clock: "late" });
    await portal.runDuties();
    await portal.db.insert(outbox).values({
      template: "notification",
      toEmail: "ann@example.com",
      toName: "Ann Lee",
      payload: {},
      dedupeKey: "stuck",
      nextAttemptAt: new Date(Date.now() - 2 * HOUR_MS),
    });
    expect(await health()).toEqual({ status: 503, ok: false, ...fine, mail: "late" });
  });

  test("what is not there under these names is not the page", async () => {
    for (const path of ["/health/x", "/version/x"]) {
      const { status, text } = await portal.anonymous.request(path);
      expect([status, text.includes("<!doctype html>")]).toEqual([404, false]);
    }
  });

  test("a database that is gone is said, and the Worker is there nevertheless", async () => {
    const miniflare = await startWorker("http://127.0.0.1:9", {});
    const alone = anActor((await miniflare.ready).origin, null);
    const { status, json } = await alone.get("/health");
    expect([status, json()]).toMatchObject([
      503,
      { ok: false, database: "failed", files: "ok", clock: "unknown" },
    ]);
    expect((await alone.get("/version")).status).toBe(200);
    await miniflare.dispose();
  });
});
