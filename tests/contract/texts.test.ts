import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import { outbox } from "#db/schema.ts";
import { aTextProvider, type FakeTexts, SMS } from "#tests/support/fake-texts.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const START = Date.parse("2027-03-04T12:00:00Z");

let provider: FakeTexts;
let mailServer: SMTPServer;
let mailed: string[] = [];
let portal: Portal;
beforeAll(async () => {
  provider = await aTextProvider();
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: (stream, _session, done) => {
      void simpleParser(stream)
        .then(({ subject }) => mailed.push(subject ?? ""))
        .finally(done);
    },
  });
  mailServer.listen(0, "127.0.0.1");
  await once(mailServer.server, "listening");
  const { port } = mailServer.server.address() as AddressInfo;
  portal = await aPortal("accounts", {
    ...SMS,
    SMS_API: provider.origin,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: "https://portal.example",
  });
});
afterAll(async () => {
  await portal.stop();
  mailServer.close();
  provider.stop();
});
beforeEach(async () => {
  provider.sent.length = 0;
  provider.faults.length = 0;
  mailed = [];
  await portal.db.delete(outbox);
});

async function strike(minutes: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(START + minutes * MINUTE_MS), cron: "*/10 * * * *" });
}

async function aText(phone: string | null, text = "คนขับใกล้ถึงแล้ว 🐕"): Promise<number> {
  const [row] = await portal.db
    .insert(outbox)
    .values({
      template: "step-sms",
      toEmail: "sarah@example.com",
      toName: "Sarah Whitfield",
      payload: { name: "Sarah Whitfield", phone, text },
      dedupeKey: crypto.randomUUID(),
      nextAttemptAt: new Date(START),
    })
    .returning();
  return row?.id ?? 0;
}

const stateOf = async (id: number) => {
  const [row] = await portal.db.select().from(outbox).where(eq(outbox.id, id));
  return row;
};

test("[SMS-01] a text goes to the telephone of its reader, once, and not by mail", async () => {
  const id = await aText("0044 (0)20 7946-0000");
  await Promise.all([strike(0), strike(0)]);
  await strike(20);
  expect(provider.sent).toEqual([{ To: "+442079460000", Body: "คนขับใกล้ถึงแล้ว 🐕", From: SMS.SMS_FROM }]);
  expect(mailed).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ sentAt: new Date(START), payload: {} });
});

test("[SMS-02] without a number, with one that lacks its country, and where the provider refuses it, the text goes by mail", async () => {
  await aText(null);
  await aText("020 7946 0000");
  provider.faults.push("refused");
  await aText("+44 20 7946 0001");
  await strike(0);
  expect(provider.sent).toEqual([]);
  expect(mailed.toSorted()).toEqual([
    "Text message for +44 20 7946 0001",
    "Text message for 020 7946 0000",
    "Text message for Sarah Whitfield",
  ]);
});

test("[SMS-03] while the provider is down the text waits and is tried again; other mail goes on", async () => {
  provider.faults.push("down");
  const id = await aText("+44 20 7946 0000");
  await aText(null);
  await strike(0);
  expect(mailed).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
  expect((await stateOf(id))?.lastError).not.toContain(SMS.SMS_TOKEN);
  await strike(10);
  expect(provider.sent).toHaveLength(1);
});

test("[SMS-03] a text that the provider answers to at no try goes by mail at the last one", async () => {
  const tries = [0, 1, 6, 36, 156, 876];
  provider.faults.push(...tries.map(() => "down" as const));
  const id = await aText("+44 20 7946 0000");
  for (const minutes of tries) await strike(minutes);
  expect(provider.sent).toEqual([]);
  expect(mailed).toEqual(["Text message for +44 20 7946 0000"]);
  expect((await stateOf(id))?.sentAt).not.toBeNull();
});

test("[SMS-03] a text whose answer was lost is not sent twice", async () => {
  provider.faults.push("lost");
  const id = await aText("+44 20 7946 0000");
  await strike(0);
  expect(await stateOf(id)).toMatchObject({ sentAt: null });
  await strike(10);
  expect(provider.sent).toHaveLength(1);
  expect((await stateOf(id))?.sentAt).not.toBeNull();
});

test("[SMS-04] the services say that a provider is set up, and a test asks it", async () => {
  const admin = await portal.admin();
  expect(await admin.trpc.settings.services.query({})).toContainEqual({
    name: "sms",
    state: "configured",
    detail: "Twilio",
  });
  expect(await admin.trpc.settings.testService.mutate({ service: "sms" })).toEqual({
    isWorking: true,
    message: "The SMS provider has answered to the account.",
  });
  expect(provider.sent).toEqual([]);
});

test("[FEAT-06] where the company has switched text messages off they go by mail, and by telephone again once it is on", async () => {
  const admin = await portal.admin();
  await admin.trpc.features.set.mutate({ name: "textMessages", isOn: false, version: 0 });
  await aText("+44 20 7946 0000");
  await strike(0);
  expect([provider.sent.length, mailed.length]).toEqual([0, 1]);
  await admin.trpc.features.set.mutate({ name: "textMessages", isOn: true, version: 1 });
  await aText("+44 20 7946 0000");
  await strike(0);
  expect([provider.sent.length, mailed.length]).toEqual([1, 1]);
});
