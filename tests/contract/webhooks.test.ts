import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import type { WebhookEvent } from "#contracts/webhooks/shapes.ts";
import { DUMP_TABLES } from "#db/dump.ts";
import { notifications, users, webhookDeliveries, webhookKinds, webhooks } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDns, type FakeDns } from "#tests/support/fake-dns.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { aReceiver, type Received, type Receiver, signatureFor } from "#tests/support/receiver.ts";

let portal: Portal;
let admin: Actor;
let dns: FakeDns;
let receiver: Receiver;
beforeAll(async () => {
  dns = await aDns();
  portal = await aPortal("demo", { WEBHOOKS_LOOPBACK: "1", DNS_RESOLVER: dns.url });
  admin = await portal.admin();
});
afterAll(async () => {
  await portal.stop();
  dns.stop();
});
beforeEach(async () => {
  receiver = await aReceiver();
});
afterEach(async () => {
  receiver.stop();
  await portal.db.delete(webhooks);
});

/** Lets the clock of the Worker strike. */
async function runAt(time: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
}

const connect = (events: WebhookEvent[], url = receiver.url, requestId = randomUUID()) =>
  admin.trpc.webhooks.create.mutate({ name: "Accounting", url, events, requestId });
const say = (body: string) =>
  admin.trpc.messages.send.mutate({ workspaceId: 1, body, requestId: randomUUID() });
const bodyOf = ({ body }: Received) => JSON.parse(body) as { type: string; data: Record<string, unknown> };
const logOf = async (webhookId: number) => (await admin.trpc.webhooks.deliveries.query({ webhookId })).items;
const stateOf = async (webhookId: number) =>
  (await admin.trpc.webhooks.list.query({})).find(({ id }) => id === webhookId);
const received = (count: number) => expect.poll(() => receiver.received.length).toBe(count);
/** Everything the run after a change has to do is done. */
const settled = (webhookId: number) =>
  expect.poll(async () => (await stateOf(webhookId))?.nextAttemptAt ?? null).toBeNull();

test("[HOOK-01] a change is told at once: its kind, ids and facts, signed with the secret that was shown once", async () => {
  const { id, secret } = await connect(["message.received"]);
  await say("Where is Bella’s passport?");
  await received(1);
  const [told] = receiver.received as [Received];
  expect(told.signature).toBe(signatureFor(secret ?? "", told));
  expect(Math.abs(told.timestamp - Date.now() / 1000)).toBeLessThan(60);
  expect(bodyOf(told)).toMatchObject({
    type: "message.received",
    version: 1,
    timestamp: expect.stringMatching(/Z$/),
    data: { journeyId: 1, actorId: 1, documentId: null },
  });
  expect(told.body).not.toContain("passport");
  await expect.poll(async () => (await logOf(id))[0]?.state).toBe("delivered");
  expect(await logOf(id)).toMatchObject([
    { event: "message.received", messageId: told.id, status: 204, attempts: 1 },
  ]);
});

test("[HOOK-01] what was not chosen is not told, and nothing is written down for it", async () => {
  const { id, version } = await connect(["journey.created"]);
  await say("Hello");
  expect(await portal.db.select().from(webhookDeliveries)).toEqual([]);
  await admin.trpc.webhooks.update.mutate({ webhookId: id, version, events: ["message.received"] });
  await say("Hello again");
  await received(1);
  expect((await stateOf(id))?.events).toEqual(["message.received"]);
});

test("[HOOK-02] the secret is in the answer to the first attempt alone, encrypted where it is kept, and in no export", async () => {
  const requestId = randomUUID();
  const first = await connect(["message.received"], receiver.url, requestId);
  const again = await connect(["message.received"], receiver.url, requestId);
  expect([again.id, again.secret]).toEqual([first.id, null]);
  expect(first.secret).toMatch(/^whsec_/);
  const secret = first.secret ?? "?";
  const [row] = await portal.db.select().from(webhooks);
  expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  expect((await admin.get("/trpc/webhooks.list")).text).not.toContain(secret.slice(6));
  const record = await portal.db.all(sql`select * from activity where kind = 'webhook.connected'`);
  expect(JSON.stringify(record)).not.toContain(secret.slice(6));
  const exported = DUMP_TABLES.find(({ name }) => name === "webhooks")?.columns;
  expect([exported?.includes("url"), exported?.includes("sealed_secret")]).toEqual([true, false]);
});

test("[HOOK-03] an address inside a network is refused when it is connected, and nothing of it is kept", async () => {
  for (const url of [
    "https://10.0.0.1/",
    "https://169.254.169.254/latest",
    "http://hooks.example.com/",
    "https://nas.local/",
  ]) {
    await expect(connect(["message.received"], url)).rejects.toMatchObject({
      data: { fields: { url: expect.any(String) } },
    });
  }
  expect(await portal.db.select().from(webhooks)).toEqual([]);
});

test("[HOOK-03] a name that leads inside a network, and an answer that leads elsewhere, are not followed", async () => {
  dns.records.set("A inside.example", ["93.184.216.34", "10.0.0.7"]);
  const inside = await connect(["message.received"], "https://inside.example/hook");
  expect(await admin.trpc.webhooks.test.mutate({ webhookId: inside.id })).toMatchObject({
    state: "failed",
    status: null,
    answer: "inside.example leads inside a network.",
  });
  const other = await aReceiver();
  receiver.answer = { status: 307, text: "", headers: { location: other.url } };
  const { id } = await connect(["message.received"]);
  expect(await admin.trpc.webhooks.test.mutate({ webhookId: id })).toMatchObject({
    state: "failed",
    status: 307,
  });
  expect(other.received).toEqual([]);
  other.stop();
});

test("[HOOK-04] what is not taken is tried again with the same id, in order, and later things wait behind it", async () => {
  receiver.answer = { status: 500, text: "Out of order" };
  const { id } = await connect(["message.received"]);
  await say("one");
  await received(1);
  await expect.poll(async () => (await logOf(id))[0]?.status).toBe(500);
  await say("two");
  const start = Date.now();
  await runAt(start);
  expect(receiver.received).toHaveLength(1);
  expect(await logOf(id)).toMatchObject([
    { state: "waiting", attempts: 0 },
    { state: "waiting", attempts: 1, answer: "Out of order" },
  ]);
  receiver.answer = { status: 200, text: "ok" };
  await runAt(start + 2 * MINUTE_MS);
  const ids = receiver.received.map((one) => one.id);
  const [second, first] = await logOf(id);
  expect(ids).toEqual([first?.messageId, first?.messageId, second?.messageId]);
  expect([first?.state, second?.state]).toEqual(["delivered", "delivered"]);
  await settled(id);
});

test("[HOOK-04] two runs at once tell it once, and a receiver that says nothing is not waited for for ever", async () => {
  receiver.answer = { status: 0, text: "" };
  const { id } = await connect(["message.received"]);
  await say("silence");
  await expect.poll(async () => (await logOf(id))[0]?.answer, { timeout: 20_000 }).toContain("5 seconds");
  receiver.answer = { status: 200, text: "" };
  const later = Date.now() + 2 * MINUTE_MS;
  await Promise.all([runAt(later), runAt(later)]);
  expect(receiver.received).toHaveLength(2);
}, 40_000);

test("[HOOK-05] after lasting failure it is paused and the administrators are told; what waits goes out when it goes on", async () => {
  receiver.answer = { status: 503, text: "Closed" };
  const { id } = await connect(["message.received"]);
  await say("first");
  await expect.poll(async () => (await logOf(id))[0]?.attempts).toBe(1);
  await say("second");
  let clock = Date.now();
  for (let attempt = 2; attempt <= 7; attempt++) {
    clock += 601 * MINUTE_MS;
    await runAt(clock);
  }
  expect(receiver.received).toHaveLength(7);
  const paused = await stateOf(id);
  expect(paused).toMatchObject({ pauseReason: "failures", pausedAt: new Date(clock) });
  const told = await portal.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, "A connected system is paused"));
  const administrators = await portal.db.select().from(users).where(eq(users.role, "admin"));
  expect(told.map(({ userId }) => userId)).toEqual(administrators.map((one) => one.id));
  expect(told[0]).toMatchObject({ byMail: true, actionUrl: "/admin?section=connectors" });
  await runAt(clock + 601 * MINUTE_MS);
  expect(receiver.received).toHaveLength(7);
  receiver.answer = { status: 200, text: "" };
  await admin.trpc.webhooks.update.mutate({ webhookId: id, version: paused?.version ?? 0, isPaused: false });
  await received(8);
  await settled(id);
  expect((await logOf(id)).map(({ state }) => state)).toEqual(["delivered", "failed"]);
});

test("[HOOK-05] one that is paused while it is told hears of what it answers and of nothing more", async () => {
  receiver.answer = { status: 500, text: "" };
  const { id } = await connect(["message.received"]);
  await say("first");
  await expect.poll(async () => (await logOf(id))[0]?.attempts).toBe(1);
  await say("second");
  const version = (await stateOf(id))?.version ?? 0;
  receiver.answer = { status: 200, text: "" };
  receiver.meanwhile = () => admin.trpc.webhooks.update.mutate({ webhookId: id, version, isPaused: true });
  await runAt(Date.now() + 2 * MINUTE_MS);
  expect((await logOf(id)).map(({ state }) => state)).toEqual(["waiting", "delivered"]);
  expect(receiver.received).toHaveLength(2);
});

test("[HOOK-05] a receiver that says it is gone is paused at once", async () => {
  receiver.answer = { status: 410, text: "" };
  const { id } = await connect(["message.received"]);
  await say("anybody there?");
  await expect.poll(async () => (await stateOf(id))?.pauseReason).toBe("failures");
  expect(receiver.received).toHaveLength(1);
});

test("[HOOK-06] a test says what was answered; a failed one is told again with the same id and words", async () => {
  receiver.answer = { status: 400, text: "No such event" };
  const { id } = await connect(["message.received"]);
  const failed = await admin.trpc.webhooks.test.mutate({ webhookId: id });
  expect(failed).toMatchObject({ event: "test", state: "failed", status: 400, answer: "No such event" });
  receiver.answer = { status: 200, text: "Thanks" };
  const again = await admin.trpc.webhooks.redeliver.mutate({ deliveryId: failed.id });
  expect(again).toMatchObject({ state: "delivered", attempts: 2, answer: "Thanks" });
  const [first, second] = receiver.received as [Received, Received];
  expect([second.id, second.body]).toEqual([first.id, first.body]);
  expect(await logOf(id)).toHaveLength(1);
});

test("[HOOK-07] disconnecting deletes the secret and what waits, and nothing is told any more", async () => {
  receiver.answer = { status: 500, text: "" };
  const { id } = await connect(["message.received"]);
  await say("last words");
  await received(1);
  await admin.trpc.webhooks.remove.mutate({ webhookId: id });
  await runAt(Date.now() + 60 * MINUTE_MS);
  await say("nobody hears");
  expect(receiver.received).toHaveLength(1);
  for (const table of [webhooks, webhookKinds, webhookDeliveries]) {
    expect(await portal.db.select().from(table)).toEqual([]);
  }
  const [entry] = await portal.db.all<{ subject: string }>(
    sql`select subject from activity where kind = 'webhook.removed' order by id desc limit 1`,
  );
  expect(entry?.subject).toBe("Accounting");
});

test("[HOOK-07] two administrators who change it at once do not undo each other unseen", async () => {
  const { id, version } = await connect(["message.received"]);
  await admin.trpc.webhooks.update.mutate({ webhookId: id, version, isPaused: true });
  await expect(
    admin.trpc.webhooks.update.mutate({ webhookId: id, version, name: "Other" }),
  ).rejects.toMatchObject({ data: { fault: "stale_version" } });
  await say("while it is paused");
  expect((await logOf(id))[0]).toMatchObject({ state: "waiting", attempts: 0 });
});

test("[HOOK-04] what is told is forgotten after thirty days", async () => {
  const { id } = await connect(["message.received"]);
  await say("old news");
  await received(1);
  await settled(id);
  await runAt(Date.now() + 31 * 1_440 * MINUTE_MS);
  expect(await logOf(id)).toEqual([]);
});
