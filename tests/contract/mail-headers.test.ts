import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import { outbox, settings, users } from "#db/schema.ts";
import type { MailPayload } from "#db/schema/mail.ts";
import type { Actor } from "#tests/support/actor.ts";
import { MAIL_EXAMPLES, MAIL_NAMES } from "#tests/support/mail-examples.ts";
import { aMailServer, type MailServer } from "#tests/support/mail-server.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { MAILS } from "#worker/ports/mail/render-mail.ts";

const ORIGIN = "https://portal.example";
const START = Date.parse("2027-03-04T12:00:00Z");
/** Those that their reader can stop; whoever adds one says so here. */
const STOPPABLE = ["notification", "digest"];

let server: MailServer;
let portal: Portal;
let staff: Actor;
let journey: Awaited<ReturnType<typeof startedJourney>>;
let ownerEmail = "";
beforeAll(async () => {
  server = await aMailServer();
  portal = await aPortal("accounts", { SMTP_URL: server.url, PUBLIC_ORIGIN: ORIGIN });
  staff = await portal.staff();
  journey = await startedJourney(portal, [{ title: "The permit" }]);
  const [owner] = await portal.db.select().from(users).where(eq(users.id, journey.ownerId));
  ownerEmail = owner?.email ?? "";
});
afterAll(async () => {
  await portal.stop();
  server.stop();
});
beforeEach(async () => {
  await portal.db.delete(outbox);
  server.received.length = 0;
});

async function strike(at: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(at), cron: "*/10 * * * *" });
}

/** Without what other journeys have to say by then. */
const newsMails = () => server.received.filter(({ mail }) => mail.subject?.startsWith("New "));

/** The mails of these kinds about the journey, sent. */
async function sent(names: readonly (keyof typeof MAILS)[], isOfJourney = true) {
  for (const [at, template] of names.entries()) {
    await portal.db.insert(outbox).values({
      template,
      toEmail: ownerEmail,
      toName: "Sarah Whitfield",
      payload: MAIL_EXAMPLES[template] as MailPayload,
      dedupeKey: `${template} ${at}`,
      workspaceId: isOfJourney ? journey.workspace.id : null,
      nextAttemptAt: new Date(START),
    });
  }
  await strike(START);
  const failed = await portal.db.select({ why: outbox.lastError }).from(outbox);
  expect(failed.map(({ why }) => why).filter(Boolean)).toEqual([]);
  return server.received.map(({ raw, mail }) => ({ raw, mail, header: headersOf(raw) }));
}

/** As they came, unfolded. */
function headersOf(raw: string): (name: string) => string | null {
  const head = (raw.split("\r\n\r\n", 1)[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ");
  return (name) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1] ?? null;
}

test("[OWN-20] every kind of mail says that no person wrote it, and answers reach an address that somebody reads, once one is set", async () => {
  expect(MAIL_NAMES.toSorted()).toEqual(Object.keys(MAILS).toSorted());
  await portal.db.delete(settings).where(eq(settings.key, "contact"));
  const before = await sent(MAIL_NAMES);
  expect(before).toHaveLength(MAIL_NAMES.length);
  for (const { header } of before) expect(header("Auto-Submitted")).toBe("auto-generated");
  expect(before.map(({ header }) => header("Reply-To")).filter(Boolean)).toEqual(["asker@example.com"]);
  const admin = await portal.admin();
  const { version } = await admin.trpc.settings.contact.query({});
  await admin.trpc.settings.setContact.mutate({
    email: "team@paws.example",
    phone: null,
    questionsTo: null,
    version,
  });
  await portal.db.delete(outbox);
  server.received.length = 0;
  const replies = (await sent(MAIL_NAMES)).map(({ header }) => header("Reply-To"));
  expect(replies.filter((one) => one === "team@paws.example")).toHaveLength(MAIL_NAMES.length - 1);
});

test("[OWN-21] what may be stopped has one click to stop it, for a mail's program and in the mail; the rest has none", async () => {
  const mails = await sent(MAIL_NAMES);
  const stoppable = mails.filter(({ header }) => header("List-Unsubscribe") !== null);
  expect(stoppable).toHaveLength(STOPPABLE.length);
  for (const { header, mail } of stoppable) {
    const link = /^<(https:\/\/portal\.example\/stop-mail\/[\w.-]+)>$/.exec(
      header("List-Unsubscribe") ?? "",
    )?.[1];
    expect(link).toBeDefined();
    expect(header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(mail.text).toContain(`Stop mails like this: ${link}`);
    expect(mail.html).toContain(`href="${link}"`);
  }
});

test("[OWN-23] all mails of a journey to one reader stand in one thread, others in none", async () => {
  const roots = (await sent(MAIL_NAMES)).map(({ header }) => [header("References"), header("In-Reply-To")]);
  expect(new Set(roots.flat()).size).toBe(1);
  expect(roots[0]?.[0]).toMatch(/^<[0-9a-f]{32}@portal\.example>$/);
  await portal.db.delete(outbox);
  server.received.length = 0;
  for (const { header } of await sent(MAIL_NAMES, false)) expect(header("References")).toBeNull();
});

test("[OWN-24] every kind of mail has the pet in its subject, words before it is opened, both schemes and no day in digits", async () => {
  for (const { mail } of await sent(MAIL_NAMES)) {
    expect(mail.subject).toContain("Bella");
    const html = String(mail.html);
    expect(html).toMatch(/<div style="display:none[^"]*">[^<]{10,}<\/div>/);
    expect(html).not.toMatch(/<div style="display:none[^"]*">Hello/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(mail.text).not.toMatch(/\b\d{4}-\d{2}-\d{2}\b/);
    expect(mail.text?.replaceAll(/https?:\S+/g, "")).not.toMatch(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/);
  }
});

test("[OWN-25] news of a to-do names it in the subject and leads to the very to-do, for each side to its own page", async () => {
  const { workspace, owner, taskIds } = journey;
  const taskId = taskIds[0] ?? 0;
  for (const actor of [owner, staff])
    await actor.trpc.notifications.setPreference.mutate({ kind: "message", channel: "mail" });
  for (const [actor, body] of [
    [staff, "A word"],
    [owner, "A word back"],
  ] as const) {
    const requestId = crypto.randomUUID();
    await actor.trpc.messages.send.mutate({ workspaceId: workspace.id, taskId, body, requestId });
  }
  await strike(Date.now());
  expect(newsMails()).toHaveLength(2);
  const texts = newsMails().map(({ mail }) => [mail.subject, mail.text] as const);
  for (const [subject] of texts) expect(subject).toBe("New comment on “The permit” – Bella");
  const all = texts.map(([, text]) => text).join("\n");
  expect(all).toContain(`${ORIGIN}/workspace/${workspace.id}/customer?todo=${taskId}\n`);
  expect(all).toContain(`${ORIGIN}/workspace/${workspace.id}?task=${taskId}\n`);
});

test("[OWN-26] of one thing there are no two mails within a minute, and the second of two quick messages is not forgotten", async () => {
  const { workspace, owner } = journey;
  await owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "mail" });
  const say = (body: string) =>
    staff.trpc.messages.send.mutate({ workspaceId: workspace.id, body, requestId: crypto.randomUUID() });
  await say("The first word");
  await say("The second word");
  await strike(Date.now());
  expect(newsMails()).toHaveLength(1);
  for (const word of ["The third word", "The fourth word"]) await say(word);
  await strike(Date.now());
  expect(newsMails()).toHaveLength(1);
  await strike(Date.now() + MINUTE_MS);
  await strike(Date.now() + 2 * MINUTE_MS);
  const texts = newsMails().map(({ mail }) => mail.text ?? "");
  expect(texts).toHaveLength(2);
  for (const [at, word] of ["first", "second", "third", "fourth"].entries())
    expect(texts.map((text) => text.includes(`The ${word} word`))).toEqual([at < 2, at >= 2]);
});

test("[OWN-26] news that was read meanwhile, and news of another to-do, is mailed as well", async () => {
  const { owner } = journey;
  await owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "mail" });
  const say = (taskId: number | undefined, body: string) =>
    staff.trpc.messages.send.mutate({
      workspaceId: journey.workspace.id,
      taskId,
      body,
      requestId: crypto.randomUUID(),
    });
  await say(undefined, "Before it was read");
  await owner.trpc.notifications.markAllRead.mutate({});
  await say(undefined, "After it was read");
  await say(journey.taskIds[0], "On the permit");
  await strike(Date.now());
  const texts = newsMails().map(({ mail }) => mail.text ?? "");
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes("Before it") && text.includes("After it"))).toHaveLength(1);
  expect(texts.filter((text) => text.includes("On the permit"))).toHaveLength(1);
});

test("[OWN-27] an appointment in a mail says what it is for and whose it is, as the file and as its type", async () => {
  const [{ mail, raw } = { mail: undefined, raw: "" }] = await sent(["appointment"]);
  expect(raw).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH/);
  const file = String(mail?.attachments[0]?.content);
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  const organizer = calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("organizer");
  expect(organizer).toMatch(/^mailto:/);
});

test("[OWN-28] whoever signs is mailed where the signed copy is kept", async () => {
  const { owner, taskIds } = await startedJourney(portal, [
    { actionType: "e-sign", title: "The contract", description: "I agree." },
  ]);
  const taskId = taskIds[0] ?? 0;
  const { sha256 } = await owner.trpc.signing.find.query({ taskId });
  await owner.trpc.signing.sign.mutate({
    taskId,
    sha256,
    method: "typed",
    typedName: "Sarah Whitfield",
    timeZone: "Europe/London",
    requestId: crypto.randomUUID(),
  });
  const copy = () => server.received.find(({ mail }) => mail.subject?.startsWith("Your signed copy"));
  await expect.poll(() => copy() !== undefined).toBe(true);
  expect(copy()?.mail.subject).toBe("Your signed copy: The contract – Bella");
  expect(copy()?.mail.text).toContain(`${ORIGIN}/signature/${taskId}\n`);
});
