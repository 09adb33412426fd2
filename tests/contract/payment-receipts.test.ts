import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { anIssued, companyToday } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  staff = await portal.staff();
});
afterAll(() => portal.stop());

async function aPayer() {
  const started = await startedJourney(portal, [{ actionType: "deposit-payment", title: "Deposit" }]);
  const { workspace, owner, ownerId } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  return { ...started, taskId: started.taskIds[0] ?? 0 };
}

test("[PAY-16] a payment has one receipt, with its number, whoever of the journey asks, before and after it stands on an invoice", async () => {
  const { owner, taskId, workspace } = await aPayer();
  expect(await refusalOf(owner.trpc.billing.receipt.query({ taskId }))).toMatchObject({
    fault: "wrong_state",
  });
  const paid = await owner.trpc.payments.payByCard.mutate({
    taskId,
    cardToken: "tok_0123456789",
    requestId: randomUUID(),
  });
  const receipt = await owner.trpc.billing.receipt.query({ taskId });
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^REC-\d{5}$/),
    title: "Deposit",
    petName: "Bella",
    workspaceName: workspace.name,
    invoiceNumber: null,
    paid: { amount: 85_000, currency: "GBP", paymentMethod: "card", transactionId: paid.transactionId },
  });
  expect(receipt.seller.name).not.toBe("");
  const invoice = await anIssued(staff, {
    workspaceId: workspace.id,
    currency: "GBP",
    lines: [{ description: "Journey", quantity: 1, unitAmount: 170_000 }],
  });
  expect(await staff.trpc.billing.receipt.query({ taskId })).toEqual({
    ...receipt,
    invoiceNumber: invoice.invoiceNumber,
  });
  await staff.trpc.billing.recordPayment.mutate({
    invoiceId: invoice.id,
    amount: 5_000,
    receivedOn: companyToday(),
    method: "cash",
  });
  const { receipts } = await owner.trpc.billing.invoice.query({ invoiceId: invoice.id });
  expect(receipts.map(({ number }) => number)).toEqual([
    receipt.number,
    `${invoice.invoiceNumber}-${receipts[1]?.id}`,
  ]);
  const stranger = await portal.secondOwner();
  expect(await refusalOf(stranger.trpc.billing.receipt.query({ taskId }))).toMatchObject({
    fault: "not_found",
  });
});

test("[OWN-28] news of money that came leads to its receipt, in the bell and in the mail", async () => {
  const { owner, taskId } = await aPayer();
  await owner.trpc.notifications.setPreference.mutate({ kind: "payment", channel: "mail" });
  await owner.trpc.payments.payByCard.mutate({
    taskId,
    cardToken: "tok_0123456789",
    requestId: randomUUID(),
  });
  const { items } = await owner.trpc.notifications.list.query({ kind: "payment" });
  expect(items[0]).toMatchObject({ title: "Payment received", actionUrl: `/receipt?todo=${taskId}` });
  const mails = await portal.db.select().from(outbox).where(eq(outbox.template, "notification"));
  const told = mails.map(({ payload }) => renderMail("notification", payload, "https://portal.example"));
  expect(
    told.filter(({ text }) => text.includes(`https://portal.example/receipt?todo=${taskId}\n`)),
  ).not.toEqual([]);
});
