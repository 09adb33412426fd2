import { eq, sql } from "drizzle-orm";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { DUTIES } from "#contracts/duties/terms.ts";
import { backups, duties, notifications, outbox, users, webhooks } from "#db/schema.ts";
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
const FAILED = "Something that happens by itself has failed";
const WELL_AGAIN = "What happens by itself goes well again";
const told = async (title: string) =>
  portal.db
    .select({
      userId: notifications.userId,
      message: notifications.message,
      byMail: notifications.byMail,
      url: notifications.actionUrl,
    })
    .from(notifications)
    .where(eq(notifications.title, title));

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

  test("one that fails says since when and why, stops no other, and is told to every administrator once, and once when it is well", async () => {
    const before = (await dutyOf("clearOldDeliveries"))?.lastDoneAt;
    await portal.db.run(sql`alter table webhook_deliveries rename to lost_deliveries`);
    await portal.runDuties();
    const failing = await dutyOf("clearOldDeliveries");
    expect(failing?.failure).toContain("no such table");
    expect(failing?.lastDoneAt).toEqual(before);
    expect((await dutyOf("clearEnded"))?.failure).toBeNull();
    await portal.runDuties();
    expect((await dutyOf("clearOldDeliveries"))?.failingSince).toEqual(failing?.failingSince);
    const administrators = (await portal.db.select().from(users).where(eq(users.role, "admin"))).map(
      ({ id }) => id,
    );
    const toEach = (message: string) =>
      administrators.map((userId) => ({
        userId,
        message: expect.stringContaining(message),
        byMail: true,
        url: "/admin?section=what-runs-by-itself",
      }));
    expect(await told(FAILED)).toEqual(
      toEach("Clearing old messages to connected systems. The Admin Center"),
    );
    expect(await told(WELL_AGAIN)).toEqual([]);

    await portal.db.run(sql`alter table lost_deliveries rename to webhook_deliveries`);
    await portal.runDuties();
    await portal.runDuties();
    expect(await dutyOf("clearOldDeliveries")).toMatchObject({ failure: null, failingSince: null });
    expect(await told(FAILED)).toHaveLength(administrators.length);
    expect(await told(WELL_AGAIN)).toEqual(toEach("Clearing old messages to connected systems."));
  });

  test("a row that it can do nothing with is left out, with the reason, and the duty goes on", async () => {
    await portal.db.insert(webhooks).values({
      name: "Odd",
      url: "https://odd.example/",
      sealedSecret: "none",
      createdById: 1,
      nextAttemptAt: new Date(0),
      requestId: "odd",
    });
    await portal.db.run(
      sql`create trigger odd before update on webhooks begin select raise(abort, 'an odd row'); end`,
    );
    await portal.runDuties();
    await portal.db.run(sql`drop trigger odd`);
    await portal.db.delete(webhooks);
    const expected = { count: 1, why: expect.stringMatching(/^Connected system 1: .*an odd row/s) };
    expect(await dutyOf("deliverWaiting")).toMatchObject({ failure: null, leftOut: expected });
    await portal.runDuties();
    expect(await dutyOf("deliverWaiting")).toMatchObject({ leftOut: expected });
  });

  test("backups that die one after the other are a failure, and so is a file that has gone", async () => {
    await portal.runDuties();
    const [made] = await portal.db.select().from(backups);
    const bucket = await portal.miniflare.getR2Bucket("FILES");
    await bucket.delete(made?.fileKey ?? "");
    await portal.runDuties();
    expect(await portal.db.select().from(backups)).toHaveLength(2);

    await portal.db.delete(backups);
    await portal.db.insert(backups).values([
      { status: "done", fileKey: "gone", startedAt: new Date(Date.now() - 9 * DAY_MS) },
      { status: "running", fileKey: "dead", startedAt: new Date(Date.now() - MINUTE_MS) },
    ]);
    await portal.runDuties();
    expect((await dutyOf("backUpIfDue"))?.failure).toMatch(/No backup since \d{4}-.*: none is finished/);
    await portal.db.delete(backups).where(eq(backups.status, "running"));
    await portal.runDuties();
    expect((await dutyOf("backUpIfDue"))?.failure).toBeNull();
  });
});

const METRICS_KEY = "0123456789abcdef0123456789abcdef";

describe("[OPS-03] whoever watches the portal is told what stands still", () => {
  let mailing: Miniflare;
  let mailer: Actor;
  beforeAll(async () => {
    // Nothing listens there.
    mailing = await startWorker(portal.databaseUrl, { SMTP_URL: "smtp://127.0.0.1:9", METRICS_KEY });
    mailer = anActor((await mailing.ready).origin, null);
  });
  afterAll(() => mailing.dispose());

  const runAt = async (time: number) => {
    const { scheduled } = await mailing.getWorker();
    await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
  };
  const mailDueAt = async (time: number) => {
    await portal.db.delete(outbox);
    await portal.db.insert(outbox).values({
      template: "sign-in",
      toEmail: "ann@example.com",
      toName: "Ann Lee",
      payload: {
        name: "Ann Lee",
        code: "123456",
        link: "https://portal.example/sign-in#secret",
        expiresAt: "2027-03-11T12:00:00.000Z",
      },
      dedupeKey: crypto.randomUUID(),
      nextAttemptAt: new Date(time),
    });
  };
  const askOne = async (actor: Actor) => {
    const { status, json } = await actor.get("/health");
    return { status, ...(json() as Record<string, unknown>) };
  };
  /** Without a way to send mail, and with one; what was seen serves for a few seconds. */
  const health = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_100));
    return Promise.all([askOne(portal.anonymous), askOne(mailer)]);
  };

  test("all is well, the clock stands, the mail server is gone, mail is stuck", async () => {
    const fine = { ok: true, status: 200, settings: "ok", database: "ok", files: "ok", clock: "ok" };
    const failing = { ok: false, status: 503 };
    await portal.db.delete(outbox);
    await portal.runDuties();
    await portal.db.delete(outbox);
    expect(await health()).toEqual([
      { ...fine, mail: "off" },
      { ...fine, mail: "ok" },
    ]);

    await mailDueAt(Date.now());
    await runAt(Date.now());
    expect((await dutyOf("sendWaitingMail"))?.failure).toMatch(/^The mail server does not answer \(E\w+\)$/);
    // Nothing is tried before the mail's pause is over: that does not make the line well.
    await runAt(Date.now() + 1);
    expect((await dutyOf("sendWaitingMail"))?.failure).not.toBeNull();
    await portal.db.update(duties).set({ lastRunAt: new Date(Date.now() - 31 * MINUTE_MS) });
    expect(await health()).toEqual([
      { ...fine, ...failing, clock: "late", mail: "off" },
      { ...fine, ...failing, clock: "late", mail: "failed" },
    ]);

    await portal.db.delete(outbox);
    await portal.runDuties();
    await mailDueAt(Date.now() - 2 * HOUR_MS);
    expect(await health()).toEqual([
      { ...fine, mail: "off" },
      { ...fine, ...failing, mail: "late" },
    ]);
  }, 60_000);

  test("[OPS-07] whoever shows the key reads the numbers as OpenMetrics, and nobody else", async () => {
    const ask = (actor: Actor, authorization?: string) =>
      actor.request("/metrics", { headers: authorization === undefined ? {} : { authorization } });
    await portal.runDuties();
    await mailDueAt(Date.now());
    expect((await ask(portal.anonymous, `Bearer ${METRICS_KEY}`)).status).toBe(404);
    for (const shown of [undefined, "Bearer ", `Bearer ${METRICS_KEY}x`, METRICS_KEY])
      expect((await ask(mailer, shown)).status).toBe(401);
    const { status, text, headers } = await ask(mailer, `Bearer ${METRICS_KEY}`);
    expect([status, headers.get("content-type")]).toEqual([
      200,
      "application/openmetrics-text; version=1.0.0; charset=utf-8",
    ]);
    const lines = text.split("\n");
    expect(lines.slice(-2)).toEqual(["# EOF", ""]);
    for (const line of lines.slice(0, -2))
      expect(line).toMatch(
        /^# (?:TYPE portal_\w+ gauge|HELP portal_\w+ .+\.)$|^portal_\w+(?:\{\w+="\w+"\})? [\d.]+$/,
      );
    expect(lines).toContain('portal_part_well{part="database"} 1');
    expect(lines).toContain('portal_duty_failing{duty="clearEnded"} 0');
    expect(lines).toContain("portal_mail_waiting 1");
    expect(text).toMatch(/^portal_backup_last_timestamp_seconds \d+/m);
  });

  test("what is not there under the names that machines ask for is not the page", async () => {
    const names = ["health/", "health/x", "healthz", "version/x", "versions", "metrics/x", "livez", "readyz"];
    for (const path of [...names, ".well-known/x", ".well-known/change-password", ".env", ".git/config"]) {
      const { status, text } = await portal.anonymous.request(`/${path}`, {
        headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
      });
      expect([path, status, text.includes("<!doctype html>")]).toEqual([path, 404, false]);
    }
  });

  test("a database that is gone is said, and the Worker is there nevertheless", async () => {
    const miniflare = await startWorker("http://127.0.0.1:9", { SMTP_URL: "smtp://127.0.0.1:9" });
    const alone = anActor((await miniflare.ready).origin, null);
    expect(await askOne(alone)).toEqual({
      ok: false,
      status: 503,
      settings: "ok",
      database: "failed",
      files: "ok",
      clock: "unknown",
      mail: "unknown",
    });
    expect((await alone.get("/version")).status).toBe(200);
    await miniflare.dispose();
  });
});
