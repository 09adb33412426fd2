import { eq } from "drizzle-orm";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import { NO_BRANDING } from "#contracts/settings/branding-shapes.ts";
import { outbox } from "#db/schema.ts";
import type { MailPayload } from "#db/schema/mail.ts";
import { aMailServer, type MailServer } from "#tests/support/mail-server.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startWorker } from "#tests/support/worker.ts";

let server: MailServer;
let portal: Portal;
let waiting: Miniflare;

beforeAll(async () => {
  server = await aMailServer();
  portal = await aPortal("demo", {
    SMTP_URL: server.url,
    PUBLIC_ORIGIN: "https://portal.example",
  });
  waiting = await startWorker(portal.databaseUrl, {});
  // What is due by then is told before the first test.
  await runAt(START);
});
afterAll(async () => {
  await waiting.dispose();
  await portal.stop();
  server.stop();
});
beforeEach(async () => {
  server.received.length = 0;
  server.mood = "friendly";
  await portal.db.delete(outbox);
});

const START = Date.parse("2027-03-04T12:00:00Z");

/** Lets the clock of the Worker strike. */
async function runAt(time: number, miniflare = portal.miniflare): Promise<void> {
  const { scheduled } = await miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
}

async function aMail(
  facts: Omit<Partial<typeof outbox.$inferInsert>, "payload"> & { payload?: Record<string, unknown> } = {},
) {
  const [mail] = await portal.db
    .insert(outbox)
    .values({
      template: "invitation",
      toEmail: "sarah@example.com",
      toName: "Sarah Whitfield",
      dedupeKey: crypto.randomUUID(),
      nextAttemptAt: new Date(START),
      ...facts,
      payload: {
        name: "Sarah Whitfield",
        inviterName: "Marek Dvořák",
        workspaceName: "Bella",
        personalMessage: null,
        link: "https://portal.example/join#secret",
        expiresAt: "2027-03-11T12:00:00.000Z",
        ...facts.payload,
      } as MailPayload,
    })
    .returning();
  if (!mail) throw new Error("No mail");
  return mail.id;
}

async function stateOf(id: number) {
  const [mail] = await portal.db.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw new Error("No mail");
  return mail;
}

describe("a mail in the outbox", () => {
  test("goes to its recipient as text and HTML, from the portal, and its secret link is not kept", async () => {
    const id = await aMail({ payload: { personalMessage: "Welcome! Žluťoučký kůň 🐕" } });
    await runAt(START);
    expect(server.received).toHaveLength(1);
    const [{ to, mail } = { to: [], mail: undefined }] = server.received;
    expect(to).toEqual(["sarah@example.com"]);
    expect(mail?.from?.value).toEqual([{ name: "Pet Travel Portal", address: "no-reply@portal.example" }]);
    expect(mail?.subject).toBe("Marek Dvořák invites you to Bella");
    expect(mail?.text).toContain("https://portal.example/join#secret");
    expect(mail?.text).toContain("> Welcome! Žluťoučký kůň 🐕");
    expect(mail?.html).toContain('href="https://portal.example/join#secret"');
    const state = await stateOf(id);
    expect(state.sentAt).toEqual(new Date(START));
    expect(JSON.stringify(state)).not.toContain("secret");
  });

  test("[NOTE-12] of a notification says what the bell says, as text, and leads to its place", async () => {
    await aMail({
      template: "notification",
      payload: {
        name: "Sarah",
        title: "New message\nBcc: x@evil.example",
        message: "<b>All</b> is well",
        page: "/workspace/1/customer",
        userId: 3,
        kind: "message",
        task: null,
        more: [],
      },
    });
    await runAt(START);
    const [{ mail } = { mail: undefined }] = server.received;
    expect(mail?.subject).toBe("New message Bcc: x@evil.example");
    expect(mail?.text).toContain("> <b>All</b> is well");
    expect(mail?.text).toContain("https://portal.example/workspace/1/customer");
    expect(mail?.html).toContain("&lt;b&gt;All&lt;/b&gt; is well");
  });

  test("[ADMIN-17] stands on the company's paper: its name, its logo and its colour", async () => {
    const admin = await portal.admin();
    const logo = { file: `${"a".repeat(64)}.png`, width: 400, height: 100 };
    const accent = { light: "#7a1f6b", dark: "#e2a3d6" };
    const saved = await admin.trpc.settings.setBranding.mutate({
      name: "Paws & Co",
      logo,
      accent,
      version: 0,
    });
    await aMail();
    await runAt(START);
    const [{ mail } = { mail: undefined }] = server.received;
    expect(mail?.from?.value).toEqual([{ name: "Paws & Co", address: "no-reply@portal.example" }]);
    expect(mail?.text).toContain("in the portal of Paws & Co.");
    expect(mail?.html).toContain(
      `<img src="https://portal.example/files/logos/${logo.file}" alt="Paws &amp; Co" width="176" height="44"`,
    );
    expect(mail?.html).toContain("background:#7a1f6b");
    expect(mail?.html).not.toContain("#0b6577");
    await admin.trpc.settings.setBranding.mutate({ ...NO_BRANDING, version: saved.version });
  });

  test("is sent once, however many runs there are", async () => {
    await aMail();
    await Promise.all([runAt(START), runAt(START), runAt(START)]);
    await runAt(START + 10 * MINUTE_MS);
    expect(server.received).toHaveLength(1);
  });

  test("waits while it is not due, and while there is no mail server", async () => {
    const id = await aMail({ nextAttemptAt: new Date(START + MINUTE_MS) });
    await runAt(START);
    await runAt(START + 2 * MINUTE_MS, waiting);
    expect(server.received).toHaveLength(0);
    expect(await stateOf(id)).toMatchObject({ attempts: 0, sentAt: null, failedAt: null });
    await runAt(START + 2 * MINUTE_MS);
    expect(server.received).toHaveLength(1);
  });

  test("shows what people typed as text, has one recipient and a subject of one line", async () => {
    const evil = 'Test <a href="https://evil.example">Click me</a>';
    await aMail({
      toName: 'Sarah" <other@evil.example>, "x',
      payload: {
        name: evil,
        inviterName: "Marek\r\nBcc: other@evil.example",
        workspaceName: evil,
        personalMessage: "<script>alert(1)</script>",
      },
    });
    await runAt(START);
    const [{ to, mail } = { to: [], mail: undefined }] = server.received;
    expect(to).toEqual(["sarah@example.com"]);
    expect(mail?.to && "value" in mail.to ? mail.to.value.map(({ address }) => address) : []).toEqual([
      "sarah@example.com",
    ]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).toContain("Bcc: other@evil.example");
    expect(String(mail?.html)).not.toMatch(/<script|href="https:\/\/evil/);
  });

  test.for(["me+you@there.com", "o'brien@x.ie"])("reaches %s", async (toEmail) => {
    await aMail({ toEmail });
    await runAt(START);
    expect(server.received[0]?.to).toEqual([toEmail]);
  });
});

describe("a mail that is refused", () => {
  test("is tried after 1, 5, 30 minutes, 2 and 12 hours, then given up on", async () => {
    server.mood = "refusing";
    const id = await aMail();
    let now = START;
    for (const minutes of [1, 5, 30, 120, 720]) {
      await runAt(now);
      const state = await stateOf(id);
      expect(state.nextAttemptAt).toEqual(new Date(now + minutes * MINUTE_MS));
      expect(state).toMatchObject({ sentAt: null, failedAt: null });
      expect(state.lastError).toContain("Mailbox busy");
      now += minutes * MINUTE_MS;
    }
    await runAt(now);
    expect(await stateOf(id)).toMatchObject({ attempts: 6, sentAt: null, failedAt: new Date(now) });
    server.mood = "friendly";
    await runAt(now + 24 * 60 * MINUTE_MS);
    expect(server.received.filter(({ to }) => to.includes("sarah@example.com"))).toHaveLength(0);
  });

  test("goes out once the server takes it, and the others do not wait for it", async () => {
    server.mood = "refusing";
    const id = await aMail();
    await runAt(START);
    server.mood = "friendly";
    const other = await aMail();
    await runAt(START + 2 * MINUTE_MS);
    expect((await stateOf(id)).sentAt).not.toBeNull();
    expect((await stateOf(other)).sentAt).not.toBeNull();
    expect((await stateOf(id)).lastError).toBeNull();
  });

  test("for want of something it is made of is given up on at once, and the next one is sent", async () => {
    const broken = await aMail({ template: "no-such-mail" });
    const good = await aMail();
    await runAt(START);
    expect((await stateOf(broken)).failedAt).toEqual(new Date(START));
    expect((await stateOf(good)).sentAt).toEqual(new Date(START));
  });

  test("by a server that falls silent is left alone after its patience, with what comes after it", async () => {
    server.mood = "silent";
    const first = await aMail();
    const second = await aMail();
    const started = Date.now();
    await runAt(START);
    expect(Date.now() - started).toBeLessThan(20_000);
    expect(await stateOf(first)).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
    expect(await stateOf(second)).toMatchObject({ attempts: 0, sentAt: null });
  });
});

test.for(["gone", "closed"] as const)(
  "[OPS-24] while the mail server is %s no mail is given up on or counts an attempt, and all go out when it is back",
  async (how) => {
    server.mood = how === "closed" ? how : "friendly";
    if (how === "gone") await server.leave();
    const mails = [await aMail(), await aMail(), await aMail()];
    let now = START;
    for (const minutes of [1, 1, 5, 60, 720, 1_440, 2_880]) {
      await runAt(now);
      now += minutes * MINUTE_MS;
    }
    for (const id of mails) expect(await stateOf(id)).toMatchObject({ attempts: 0, failedAt: null });
    server.mood = "friendly";
    if (how === "gone") await server.comeBack();
    await runAt(now);
    for (const id of mails) expect((await stateOf(id)).sentAt).toEqual(new Date(now));
  },
);

test("an invitation goes out right after its answer", async () => {
  const staff = await portal.staff();
  const answer = await staff.send("POST", "/api/invite-customer", {
    email: "New.Owner@Example.com",
    name: "Łucja",
    workspaceId: 1,
    personalMessage: "See you soon",
  });
  expect(answer.status).toBe(201);
  await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(1);
  const [{ to, mail } = { to: [], mail: undefined }] = server.received;
  expect(to).toEqual(["new.owner@example.com"]);
  expect(mail?.text).toMatch(/https:\/\/portal\.example\/join#[A-Za-z0-9_-]{43}\n/);
  expect(mail?.text).toContain("> See you soon");
});
