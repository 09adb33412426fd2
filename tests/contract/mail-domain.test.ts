import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { HOUR_MS } from "#contracts/core/durations.ts";
import type { MailSender } from "#contracts/mail/domain-shapes.ts";
import { DUMP_TABLES } from "#db/dump.ts";
import { mailDomains, notifications, outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { dkimOf } from "#tests/support/dkim.ts";
import { aDns, type FakeDns } from "#tests/support/fake-dns.ts";
import { aMailServer, type MailServer } from "#tests/support/mail-server.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
let dns: FakeDns;
let inbox: MailServer;
beforeAll(async () => {
  [dns, inbox] = await Promise.all([aDns(), aMailServer()]);
  portal = await aPortal("demo", {
    DNS_RESOLVER: dns.url,
    SMTP_URL: inbox.url,
    MAIL_FROM: "Pet Travel Portal <portal@default.example>",
  });
  admin = await portal.admin();
});
afterAll(async () => {
  await portal.stop();
  dns.stop();
  inbox.stop();
});
afterEach(async () => {
  dns.records.clear();
  dns.isDown = false;
  await portal.db.delete(mailDomains);
});

const DRAFT = { domain: "Pets.Example.", localPart: "hello", senderName: "Pets & Co — ทีมงาน" };

/** Lets the clock of the Worker strike. */
async function runAt(time: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
}

const set = (change: Partial<typeof DRAFT> = {}, version = 0) =>
  admin.trpc.mail.setDomain.mutate({ ...DRAFT, ...change, version });
const check = () => admin.trpc.mail.checkDomain.mutate({});
const statesOf = ({ domain }: MailSender) =>
  Object.fromEntries(domain?.records.map(({ purpose, state }) => [purpose, state]) ?? []);
/** The owner of the domain writes down what the screen shows. */
function publish({ domain }: MailSender, ...purposes: string[]): void {
  for (const { host, value, purpose } of domain?.records ?? []) {
    if (purposes.length === 0 || purposes.includes(purpose)) dns.records.set(`TXT ${host}`, [value]);
  }
}
async function verified(): Promise<MailSender> {
  publish(await set());
  return check();
}
/** What arrives of a mail that the portal sends now. */
async function aMail() {
  const before = inbox.received.length;
  const [row] = await portal.db
    .insert(outbox)
    .values({
      template: "help-question",
      toEmail: "sarah@example.com",
      toName: "Sarah Whitfield",
      payload: { name: "Ann", email: "ann@example.com", title: "Crates", text: "Which crate for Łucja?" },
      dedupeKey: randomUUID(),
      nextAttemptAt: new Date(0),
    })
    .returning();
  await runAt(Date.now());
  const [state] = await portal.db
    .select()
    .from(outbox)
    .where(eq(outbox.id, row?.id ?? 0));
  expect([state?.lastError, state?.sentAt instanceof Date]).toEqual([null, true]);
  const arrived = inbox.received.slice(before).find(({ mail }) => JSON.stringify(mail.to).includes("sarah@"));
  if (!arrived) throw new Error("No mail came");
  return { ...arrived, from: arrived.mail.from?.value[0] };
}

test("[ADMIN-12] [MAILDOM-01] until it is verified the default sender writes; then mail arrives from the domain, signed by its key", async () => {
  const saved = await set();
  expect(saved).toMatchObject({
    way: "smtp",
    isOwnDomain: false,
    current: { address: "portal@default.example" },
    domain: { domain: "pets.example", checkedAt: null, verifiedAt: null, version: 1 },
  });
  expect(saved.domain?.records.map(({ host }) => host)).toEqual([
    "_pet-travel-portal.pets.example",
    "pets.example",
    "pet-travel-portal._domainkey.pets.example",
    "_dmarc.pets.example",
  ]);
  const before = await aMail();
  expect(before.from).toEqual({ name: "Pet Travel Portal", address: "portal@default.example" });
  expect(dkimOf(before.raw, () => "")).toBe("not signed");

  publish(saved);
  const proven = await check();
  expect(proven).toMatchObject({ isOwnDomain: true, current: { address: "hello@pets.example" } });
  const { raw, from, envelopeFrom } = await aMail();
  expect(from).toEqual({ name: DRAFT.senderName, address: "hello@pets.example" });
  expect(envelopeFrom).toBe("hello@pets.example");
  const keyAt = (host: string) => dns.records.get(`TXT ${host}`)?.[0];
  expect(dkimOf(raw, keyAt)).toBe("pets.example");
  expect(dkimOf(raw.replace("crate", "grate"), keyAt)).not.toBe("pets.example");
});

test("[MAILDOM-03] each record says what is there: found, missing, different, or that nobody could say", async () => {
  const saved = await set();
  expect(statesOf(await check())).toEqual({
    ownership: "missing",
    spf: "missing",
    dkim: "missing",
    dmarc: "missing",
  });
  publish(saved, "ownership", "dmarc");
  dns.records.set("TXT pets.example", ["unrelated=1", "v=spf1 include:_spf.google.com -all"]);
  dns.records.set("TXT pet-travel-portal._domainkey.pets.example", ["v=DKIM1; k=rsa; p=b2xk"]);
  const seen = await check();
  expect(statesOf(seen)).toEqual({ ownership: "found", spf: "different", dkim: "different", dmarc: "found" });
  const spf = seen.domain?.records.find(({ purpose }) => purpose === "spf");
  expect(spf?.found).toEqual(["v=spf1 include:_spf.google.com -all"]);
  expect(spf?.value).toBe("v=spf1 ip4:127.0.0.1 include:_spf.google.com -all");
  expect(seen.isOwnDomain).toBe(false);
  publish(seen, "spf", "dkim");
  expect(statesOf(await check())).toEqual({
    ownership: "found",
    spf: "found",
    dkim: "found",
    dmarc: "found",
  });
  dns.isDown = true;
  const unsure = await check();
  expect(statesOf(unsure)).toEqual({
    ownership: "unknown",
    spf: "unknown",
    dkim: "unknown",
    dmarc: "unknown",
  });
  expect(unsure.isOwnDomain).toBe(true);
});

test("[MAILDOM-04] a lost record is noticed by the clock: the default sender writes, administrators are told, and it comes back by itself", async () => {
  const proven = await verified();
  const start = Date.now();
  dns.records.delete("TXT _pet-travel-portal.pets.example");
  await runAt(start + 2 * HOUR_MS);
  expect((await admin.trpc.mail.sender.query({})).isOwnDomain).toBe(true);
  await runAt(start + 25 * HOUR_MS);
  const lost = await admin.trpc.mail.sender.query({});
  expect(lost).toMatchObject({
    isOwnDomain: false,
    domain: { verifiedAt: null, lostAt: new Date(start + 25 * HOUR_MS) },
  });
  expect((await aMail()).from?.address).toBe("portal@default.example");
  const told = await portal.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, "The sender domain has lost a record"));
  expect(told.find(({ userId }) => userId === 1)).toMatchObject({
    byMail: true,
    message: expect.stringContaining("OWNERSHIP"),
    actionUrl: "/admin?section=customize-email-domain",
  });
  publish(proven);
  await runAt(start + 50 * HOUR_MS);
  expect(await admin.trpc.mail.sender.query({})).toMatchObject({
    isOwnDomain: true,
    domain: { lostAt: null },
  });
});

test("[MAILDOM-04] the clock verifies a fresh domain by itself, and a resolver that is down loses nothing", async () => {
  publish(await set());
  const start = Date.now();
  await runAt(start);
  expect((await admin.trpc.mail.sender.query({})).isOwnDomain).toBe(true);
  dns.isDown = true;
  await runAt(start + 25 * HOUR_MS);
  expect((await admin.trpc.mail.sender.query({})).isOwnDomain).toBe(true);
});

test("[MAILDOM-02] other scripts are kept as the DNS has them; public mail domains and what is none are refused", async () => {
  expect((await set({ domain: "Bücher.example" })).domain?.domain).toBe("xn--bcher-kva.example");
  for (const domain of ["gmail.com", "MAIL.Yahoo.co.uk", "localhost", "10.0.0.1", "a@b.example"]) {
    await expect(set({ domain }, 1)).rejects.toMatchObject({
      data: { httpStatus: 400, fields: { domain: expect.any(String) } },
    });
  }
});

test("[MAILDOM-05] another name or address holds at once, another domain is proven anew, and two administrators see each other", async () => {
  const { domain } = await verified();
  const renamed = await set({ localPart: "team" }, domain?.version);
  expect(renamed).toMatchObject({ isOwnDomain: true, current: { address: "team@pets.example" } });
  await expect(set({ localPart: "late" }, domain?.version)).rejects.toMatchObject({
    data: { fault: "stale_version" },
  });
  const moved = await set({ domain: "mail.pets.example" }, renamed.domain?.version);
  expect(moved).toMatchObject({ isOwnDomain: false, domain: { verifiedAt: null } });
  expect(moved.domain?.records[0]?.value).not.toBe(domain?.records[0]?.value);
  await expect(
    admin.trpc.mail.removeDomain.mutate({ version: renamed.domain?.version ?? 0 }),
  ).rejects.toMatchObject({ data: { fault: "stale_version" } });
  const removed = await admin.trpc.mail.removeDomain.mutate({ version: moved.domain?.version ?? 0 });
  expect(removed).toMatchObject({ domain: null, isOwnDomain: false });
  expect(await portal.db.select().from(mailDomains)).toEqual([]);
  await expect(check()).rejects.toMatchObject({ data: { httpStatus: 404 } });
});

test("[MAILDOM-05] the key that signs is encrypted where it is kept, in no answer, no record and no export", async () => {
  await set();
  const [row] = await portal.db.select().from(mailDomains);
  const answer = (await admin.get("/trpc/mail.sender?input=%7B%22json%22%3A%7B%7D%7D")).text;
  const record = await portal.db.all(sql`select * from activity where kind like 'sender.%'`);
  expect(row?.dkimSecret).not.toContain("PRIVATE KEY");
  for (const text of [answer, JSON.stringify(record)]) {
    expect(text).toContain("pets.example");
    expect(text).not.toContain(row?.dkimSecret ?? "?");
  }
  expect(DUMP_TABLES.find(({ name }) => name === "mail_domains")?.columns).not.toContain("dkim_secret");
});
