import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { notifications, outbox, users, workspaceMembers } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { anIssued, companyToday } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const all = async (actor: Actor, limit = 50) => {
  const items = [];
  let cursor: string | null | undefined;
  do {
    const page = await actor.trpc.billing.ownReceipts.query({ limit, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
};

/** A journey whose owner has paid its deposit by card, and an invoice on which a colleague has booked two sums. */
async function aPaidJourney() {
  const started = await startedJourney(portal, [{ actionType: "deposit-payment", title: "Deposit" }], {
    petName: "ข้าวเหนียว",
  });
  const { workspace, owner, ownerId, taskIds } = started;
  const [taskId = 0] = taskIds;
  const invoice = await anIssued(staff, {
    workspaceId: workspace.id,
    currency: "USD",
    lines: [{ description: "Crate", quantity: 1, unitAmount: 10_000 }],
  });
  const book = (amount: number) =>
    staff.trpc.billing.recordPayment.mutate({
      invoiceId: invoice.id,
      amount,
      receivedOn: companyToday(),
      method: "cash",
      requestId: randomUUID(),
    });
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  await book(4_000);
  await owner.trpc.payments.payByCard.mutate({
    taskId,
    cardToken: "tok_0123456789",
    requestId: randomUUID(),
  });
  await book(1_000);
  return { ...started, taskId, invoice };
}

test("[OWN-38] an owner lists what they have paid over their journeys, newest first and in pages, each with its receipt; no one else does", async () => {
  const { owner, workspace, taskId, invoice } = await aPaidJourney();
  const listed = await all(owner);
  expect(listed.map(({ amount, currency, method, title }) => [amount, currency, method, title])).toEqual([
    [1_000, "USD", "cash", invoice.serviceDescription],
    [85_000, "GBP", "card", "Deposit"],
    [4_000, "USD", "cash", invoice.serviceDescription],
  ]);
  expect(listed.every(({ workspaceName }) => workspaceName === workspace.name)).toBe(true);
  expect(listed.every(({ receivedOn }) => receivedOn === companyToday())).toBe(true);
  expect(await all(owner, 1)).toEqual(listed);
  const detail = await owner.trpc.billing.invoice.query({ invoiceId: invoice.id });
  const [first, second] = detail.receipts;
  expect(listed.map(({ page }) => page)).toEqual([
    { invoice: invoice.id, entry: second?.id },
    { todo: taskId },
    { invoice: invoice.id, entry: first?.id },
  ]);
  expect(listed.map(({ number }) => number)).toEqual([
    second?.number,
    (await owner.trpc.billing.receipt.query({ taskId })).number,
    first?.number,
  ]);

  await staff.trpc.billing.reversePayment.mutate({
    invoiceId: invoice.id,
    receiptId: first?.id ?? 0,
    reason: "Another customer's",
  });
  expect((await all(owner)).map(({ isTakenBack }) => isTakenBack)).toEqual([false, false, true]);

  const stranger = await portal.secondOwner();
  const before = await all(stranger);
  expect(before.some(({ page }) => "todo" in page && page.todo === taskId)).toBe(false);
  const me = await stranger.trpc.auth.me.query({});
  await portal.db
    .insert(workspaceMembers)
    .values({ workspaceId: workspace.id, userId: me.id, role: "vet", isPayer: false });
  expect(await all(stranger)).toEqual(before);
  expect(await all(staff)).toEqual([]);
});

test("[OWN-38] who pays is mailed the way to the receipt as money comes, by card and as a colleague writes it down; a vet of the journey is not", async () => {
  const started = await startedJourney(portal, [{ actionType: "deposit-payment", title: "Deposit" }]);
  const { workspace, owner, ownerId, taskIds } = started;
  const [taskId = 0] = taskIds;
  const [vet] = await portal.db
    .insert(users)
    .values({
      fullName: "Vera Vet",
      email: `vera.${randomUUID()}@example.com`,
      role: "customer",
      status: "active",
    })
    .returning();
  await portal.db
    .insert(workspaceMembers)
    .values({ workspaceId: workspace.id, userId: vet?.id ?? 0, role: "vet", isPayer: false });
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  await owner.trpc.payments.announceTransfer.mutate({ taskId, requestId: randomUUID() });
  await staff.trpc.payments.confirmTransfer.mutate({ taskId });
  const invoice = await anIssued(staff, { workspaceId: workspace.id, currency: "USD" });
  await staff.trpc.billing.recordPayment.mutate({
    invoiceId: invoice.id,
    amount: 2_500,
    receivedOn: companyToday(),
    method: "bank",
  });
  const [entry] = (await owner.trpc.billing.invoice.query({ invoiceId: invoice.id })).receipts;
  const mailsTo = async (email: string) =>
    (await portal.db.select().from(outbox).where(eq(outbox.toEmail, email))).flatMap((mail) =>
      mail.template === "notification"
        ? [renderMail("notification", mail.payload, "https://portal.example").text]
        : [],
    );
  const [person] = await portal.db.select().from(users).where(eq(users.id, ownerId));
  const told = await mailsTo(person?.email ?? "");
  const ways = [`receipt?todo=${taskId}\n`, `receipt?invoice=${invoice.id}&entry=${entry?.id}\n`];
  for (const way of ways)
    expect([way, told.filter((text) => text.includes(`https://portal.example/${way}`)).length]).toEqual([
      way,
      1,
    ]);
  expect(told.find((text) => text.includes("&entry="))).toContain(
    `$25.00 for invoice ${invoice.invoiceNumber}. $75.00 is still to pay.`,
  );
  const ofVet = await portal.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, vet?.id ?? 0));
  expect(ofVet.map(({ title, byMail }) => [title, byMail])).toContainEqual(["Payment received", false]);
  expect((await mailsTo(vet?.email ?? "")).filter((text) => text.includes("/receipt?"))).toEqual([]);
});
