import { randomUUID } from "node:crypto";
import { once } from "node:events";

import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { INVITATION_HOURS, REMINDER_HOURS } from "#contracts/invites/terms.ts";
import { invitations, outbox, users, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";

/** What the mail server answers to every recipient, and to what a mail holds. */
let answer: { code: number; to: "recipient" | "mail" | "sender" } | null = null;
let server: SMTPServer;
let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  const at = (place: string) =>
    answer?.to === place
      ? Object.assign(new Error("5.1.1 No such person here"), { responseCode: answer.code })
      : null;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onMailFrom: (_address, _session, done) => done(at("sender")),
    onRcptTo: (_address, _session, done) => done(at("recipient")),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => done(at("mail")));
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  portal = await aPortal("accounts", {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: "https://portal.example",
  });
  admin = await portal.admin();
});
afterAll(async () => {
  await portal.stop();
  server.close();
});
beforeEach(async () => {
  answer = null;
  await portal.db.delete(outbox);
});

async function strike(time: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
}

const mailTo = async (email: string) =>
  (await portal.db.select().from(outbox).where(eq(outbox.toEmail, email))).at(-1);
const newsOf = async (actor: Actor) =>
  (await actor.trpc.notifications.list.query({})).items.map(({ title, message }) => `${title}: ${message}`);

test("[RPT-12] an invitation whose address is refused for good reads undelivered with why, and who invited is told once; sent again it waits anew", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const workspaceId = workspace.id;
  const email = `nobody.${randomUUID()}@example.com`;
  const states = async () =>
    (await admin.trpc.invites.list.query({ workspaceId })).items
      .filter((one) => one.email === email)
      .map(({ status, undeliveredWhy }) => [status, undeliveredWhy]);
  answer = { code: 550, to: "recipient" };
  const { id } = await admin.trpc.invites.inviteCustomer.mutate({ workspaceId, email, name: "Nobody Known" });
  await expect.poll(async () => (await mailTo(email))?.failedAt).not.toBeNull();
  expect(await mailTo(email)).toMatchObject({ attempts: 1, sentAt: null });
  expect(await states()).toEqual([["undelivered", expect.stringContaining("No such person here")]]);
  const told = /did not arrive: The mail to nobody.*550 5\.1\.1 No such person here/;
  await expect.poll(async () => (await newsOf(admin)).filter((one) => told.test(one))).toHaveLength(1);
  await strike(Date.now() + 5 * MINUTE_MS);
  expect((await newsOf(admin)).filter((one) => told.test(one))).toHaveLength(1);

  answer = null;
  await admin.trpc.invites.resend.mutate({ invitationId: id });
  await expect.poll(async () => (await mailTo(email))?.sentAt).not.toBeNull();
  expect(await states()).toEqual([
    ["sent", null],
    ["revoked", expect.stringContaining("No such person here")],
  ]);
});

test("[RPT-12] the same holds of a colleague, and of a mail that an administrator tries again", async () => {
  const email = `colleague.${randomUUID()}@example.com`;
  answer = { code: 550, to: "recipient" };
  await admin.trpc.invites.inviteColleague.mutate({
    email,
    fullName: "Nobody Here",
    requestId: randomUUID(),
  });
  await expect.poll(async () => (await mailTo(email))?.failedAt).not.toBeNull();
  const invitation = async () =>
    (await admin.trpc.admin.colleagues.query({ limit: 100 })).items.find((one) => one.email === email)
      ?.invitation;
  expect(await invitation()).toMatchObject({
    state: "undelivered",
    undeliveredWhy: expect.stringContaining("No such person here"),
  });
  answer = null;
  await admin.trpc.mail.retry.mutate({ mailId: (await mailTo(email))?.id ?? 0 });
  expect(await invitation()).toMatchObject({ state: "sent", undeliveredWhy: null });
});

test("[RPT-12] a reminder that is refused tells as the first mail does, and nobody is reminded who could not be reached", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const workspaceId = workspace.id;
  const email = `late.${randomUUID()}@example.com`;
  const states = async () =>
    (await admin.trpc.invites.list.query({ workspaceId })).items
      .filter((one) => one.email === email)
      .map(({ status }) => status);
  await admin.trpc.invites.inviteCustomer.mutate({ workspaceId, email, name: "Somebody Late" });
  await expect.poll(async () => (await mailTo(email))?.sentAt).not.toBeNull();
  answer = { code: 550, to: "recipient" };
  await strike(Date.now() + (REMINDER_HOURS.owner + 1) * HOUR_MS);
  expect(await states()).toEqual(["undelivered", "revoked"]);
  expect((await newsOf(admin)).filter((one) => /invitation for Somebody Late/.test(one))).toHaveLength(1);
  await portal.db.update(invitations).set({ remindedAt: null }).where(eq(invitations.email, email));
  await strike(Date.now() + (INVITATION_HOURS.owner - 1) * HOUR_MS);
  expect(await states()).toEqual(["undelivered", "revoked"]);
});

test("[RPT-12] an invoice that is refused does not read as mailed, and who sent it is told", async () => {
  const staff = await portal.staff();
  const customerEmail = `payer.${randomUUID()}@example.com`;
  const draft = await aDraft(staff, { customerEmail, customerName: "Pat Payer" });
  answer = { code: 550, to: "recipient" };
  await staff.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version, isMailed: true });
  await expect
    .poll(async () => (await newsOf(staff)).filter((one) => /invoice for Pat Payer did not arrive/.test(one)))
    .toHaveLength(1);
  const mailedAt = async () =>
    (await staff.trpc.billing.invoice.query({ invoiceId: draft.id })).mailedAt !== null;
  expect(await mailedAt()).toBe(false);
  answer = null;
  await staff.trpc.billing.mail.mutate({ invoiceId: draft.id });
  await expect.poll(async () => (await mailTo(customerEmail))?.sentAt).not.toBeNull();
  expect(await mailedAt()).toBe(true);
});

test("[RPT-12] what the portal mails by itself tells the colleague in charge and its reader once, until a mail arrives there again", async () => {
  const { workspace, ownerId, owner } = await startedJourney(portal, [{}]);
  await portal.db
    .update(workspaces)
    .set({ assignedToId: DEMO_ACCOUNTS.staff })
    .where(eq(workspaces.id, workspace.id));
  const staff = await portal.staff();
  await owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "mail" });
  const [account] = await portal.db.select().from(users).where(eq(users.id, ownerId));
  const email = account?.email ?? "";
  const told = async (actor: Actor) =>
    (await newsOf(actor)).filter((one) => one.includes(email) && /not arrive/.test(one)).length;
  let at = Date.now();
  const aDay = async () => {
    at += 24 * HOUR_MS;
    await notifyUser(portal.db, {
      userId: ownerId,
      title: "News",
      message: "Of the day",
      type: "warning",
      category: "task",
      kind: "message",
      workspaceId: workspace.id,
      at: new Date(at),
    });
    await strike(at + MINUTE_MS);
  };
  answer = { code: 550, to: "recipient" };
  await aDay();
  await aDay();
  expect([await told(staff), await told(owner), await told(admin)]).toEqual([1, 1, 0]);
  answer = null;
  await aDay();
  answer = { code: 550, to: "recipient" };
  await aDay();
  expect([await told(staff), await told(owner), await told(admin)]).toEqual([2, 2, 0]);
});

test("[RPT-12] a mailed way in that is refused tells the administrators", async () => {
  const [account] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.secondOwner));
  const email = account?.email ?? "";
  answer = { code: 550, to: "recipient" };
  await new Stranger(portal).post("sign-in", { email });
  await expect
    .poll(async () => (await newsOf(admin)).filter((one) => one.includes(`The mail to ${email}`)))
    .toHaveLength(1);
});

test.for([
  [550, "recipient", true],
  [553, "recipient", true],
  [554, "mail", true],
  [552, "recipient", true],
  [450, "recipient", false],
  [550, "sender", false],
] as const)("[RPT-12] %i for the %s is final: %s", async ([code, to, isFinal]) => {
  const email = `one.${randomUUID()}@example.com`;
  answer = { code, to };
  const { workspace } = await startedJourney(portal, [{}]);
  await admin.trpc.invites.inviteCustomer.mutate({ workspaceId: workspace.id, email, name: "Some One" });
  await expect.poll(async () => (await mailTo(email))?.lastError).not.toBeNull();
  const mail = await mailTo(email);
  expect([mail?.failedAt instanceof Date, mail?.attempts]).toEqual([isFinal, 1]);
});

test("[RPT-12] an address with letters that nobody sees is mended, one with bad dots refused", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const invite = (email: string) =>
    admin.trpc.invites.inviteCustomer.mutate({ workspaceId: workspace.id, email, name: "Some One" });
  const name = randomUUID();
  expect((await invite(`\u200B${name}\u2060@exam\u00ADple.com\uFEFF`)).email).toBe(`${name}@example.com`);
  for (const email of [
    "a..b@example.com",
    ".a@example.com",
    "a.@example.com",
    "a@example..com",
    "a@.example.com",
  ])
    expect(await refusalOf(invite(email))).toMatchObject({ status: 400 });
});
