import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { notifications, outbox, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { planOf } from "#tests/support/query-plan.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

/** The clock of Europe goes from 02:00 to 03:00 in the night before the second day. */
const ZONE = "Europe/Berlin";
const NIGHT = Date.parse("2029-03-24T23:30:00Z");
const OWNER = DEMO_ACCOUNTS.owner;

let portal: Portal;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { COMPANY_TIME_ZONE: ZONE, PUBLIC_ORIGIN: "https://portal.example" });
  owner = await portal.owner();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.db.delete(outbox);
  await portal.db.delete(notifications);
  for (const kind of ["message", "document"] as const)
    await owner.trpc.notifications.setPreference.mutate({ kind, channel: "digest" });
});

async function strike(time: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
}

const tell = (title: string, at: number, facts: { kind?: "message" | "document"; page?: string } = {}) =>
  notifyUser(portal.db, {
    userId: OWNER,
    title,
    message: `About ${title}`,
    type: "warning",
    category: "task",
    kind: facts.kind ?? "message",
    actionUrl: facts.page ?? "/journeys",
    at: new Date(at),
  });

const mails = () => portal.db.select().from(outbox).where(eq(outbox.toEmail, ownerMail)).orderBy(outbox.id);
let ownerMail = "";
beforeAll(async () => {
  const [row] = await portal.db.select().from(users).where(eq(users.id, OWNER));
  ownerMail = row?.email ?? "";
});

test("[NOTE-15] what somebody wants once a day comes in one mail in the morning of the company's zone, and once", async () => {
  await tell("ข่าวแรก", NIGHT - 2 * HOUR_MS);
  await tell("Second <b>", NIGHT - HOUR_MS, { kind: "document", page: "/workspace/1/customer" });
  await strike(NIGHT);
  // 06:50 on the wall, an hour later than it would be without the clock's change.
  await strike(Date.parse("2029-03-25T04:50:00Z"));
  expect(await mails()).toEqual([]);
  const morning = Date.parse("2029-03-25T05:00:00Z");
  await strike(morning);
  await strike(morning + HOUR_MS);
  const sent = await mails();
  expect(sent.map(({ template }) => template)).toEqual(["digest"]);
  const letter = renderMail("digest", sent[0]?.payload, "https://portal.example");
  expect(letter.subject).toBe("2 things are new on your journeys");
  expect(letter.text).toContain(
    "* ข่าวแรก\n  About ข่าวแรก\n  https://portal.example/journeys\n\n* Second <b>\n  About Second <b>\n  https://portal.example/workspace/1/customer",
  );
  expect(letter.html).toContain("Second &lt;b&gt;");
});

test("[NOTE-15] what came after the mail waits for the next day, and what was read is not told", async () => {
  const morning = Date.parse("2029-04-02T06:00:00Z");
  await tell("First", morning - HOUR_MS);
  await strike(morning);
  await tell("Later", morning + HOUR_MS);
  await tell("Read", morning + HOUR_MS);
  await strike(morning + 2 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
  const read = (await owner.trpc.notifications.list.query({})).items.find(({ title }) => title === "Read");
  await owner.trpc.notifications.markRead.mutate({ notificationId: read?.id ?? 0 });
  await strike(morning + 24 * HOUR_MS);
  const [, second] = await mails();
  expect(renderMail("digest", second?.payload).text).toMatch(/\* Later/);
  expect(JSON.stringify(second?.payload)).not.toMatch(/First|Read/);
  await strike(morning + 48 * HOUR_MS);
  expect(await mails()).toHaveLength(2);
});

test("[NOTE-15] much news is counted beyond the thirtieth; a suspended person gets none", async () => {
  const morning = Date.parse("2029-05-02T06:00:00Z");
  for (let at = 1; at <= 33; at++) await tell(`News ${at}`, morning - HOUR_MS + at);
  await portal.db.update(users).set({ status: "inactive" }).where(eq(users.id, OWNER));
  await strike(morning);
  expect(await mails()).toEqual([]);
  await portal.db.update(users).set({ status: "active" }).where(eq(users.id, OWNER));
  await strike(morning + 1);
  const [mail] = await mails();
  const { text, subject } = renderMail("digest", mail?.payload);
  expect(subject).toBe("33 things are new on your journeys");
  expect([text.includes("* News 30\n"), text.includes("News 31"), text.includes("And 3 more")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("[NOTE-15] what waits for a digest is found by an index, whatever else was told", async () => {
  const plan = await planOf(portal.databaseUrl, {
    sql: "select user_id, count(*) from notifications where awaits_digest = 1 and is_put_away = 0 and read_at is null group by user_id",
    args: [],
  });
  expect(plan.join("; ")).toMatch(/USING INDEX notifications_digest_idx/);
});
