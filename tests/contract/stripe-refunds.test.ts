import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payments } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aStripe, type FakeStripe, variablesFor } from "#tests/support/fake-stripe.ts";
import { anIssued } from "#tests/support/invoices.ts";
import { newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

const PRICE = {
  currency: "GBP",
  lines: [{ description: "Journey", quantity: 1, unitAmount: 85_000 }],
} as const;

let stripe: FakeStripe;
let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  stripe = await aStripe();
  portal = await aPortal("accounts", variablesFor(stripe));
  staff = await portal.staff();
});
afterAll(async () => {
  await portal.stop();
  await stripe.stop();
});

/** A deposit of 850 pounds that Stripe has taken. */
async function aPaid() {
  const started = await startedJourney(portal, [{ actionType: "deposit-payment", title: "Deposit" }]);
  const { workspace, owner, ownerId, taskIds } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const attempt = { taskId: taskIds[0] ?? 0, requestId: randomUUID() };
  const { clientSecret } = await owner.trpc.payments.openCard.mutate(attempt);
  const intent = stripe.confirm(clientSecret);
  await owner.trpc.payments.finishCard.mutate(attempt);
  const invoiceOf = () => anIssued(staff, { workspaceId: workspace.id, ...PRICE, lines: [...PRICE.lines] });
  return { ...started, ...attempt, intent, invoiceOf };
}

async function tell(kind: string, object: object, id?: string) {
  const { body, header } = stripe.message(kind, object, id);
  const answer = await portal.anonymous.request("/webhooks/stripe", {
    method: "POST",
    body,
    headers: { "stripe-signature": header },
  });
  return [answer.status, answer.text] as const;
}
const refund = (paymentIntent: string, refunded: number, id?: string) =>
  tell(
    "charge.refunded",
    { id: "ch_1", payment_intent: paymentIntent, amount: 85_000, amount_refunded: refunded, currency: "gbp" },
    id,
  );
const KEPT = [200, '{"taken":"kept"}'];

test("[PAY-17] a refund with the provider comes off the invoice, twice or in another order once, and everybody is told", async () => {
  const { intent, invoiceOf, taskId, owner, ownerId } = await aPaid();
  const { id } = await invoiceOf();
  const find = () => owner.trpc.billing.invoice.query({ invoiceId: id });
  expect(await find()).toMatchObject({ status: "paid", paidAmount: 85_000 });
  const event = `evt_${randomUUID()}`;
  expect(await refund(intent.id, 30_000, event)).toEqual(KEPT);
  expect(await refund(intent.id, 30_000, event)).toEqual([200, '{"taken":"repeated"}']);
  expect(await find()).toMatchObject({ status: "sent", paidAmount: 55_000, paidOn: null });
  expect(await refund(intent.id, 50_000)).toEqual(KEPT);
  expect(await refund(intent.id, 30_000)).toEqual(KEPT);
  const invoice = await find();
  expect(invoice).toMatchObject({ paidAmount: 35_000 });
  expect(invoice.receipts.map(({ amount }) => amount)).toEqual([85_000, -30_000, -20_000]);
  expect((await owner.trpc.billing.receipt.query({ taskId })).refundedAmount).toBe(50_000);
  const told = (await newsFor(portal.db, ownerId)).filter(({ title }) => title === "Payment refunded");
  expect(told.map(({ times, message }) => [times, message])).toEqual([
    [2, "£500.00 of £850.00 have gone back to the card."],
  ]);
});

test("[PAY-17] what went back before there was an invoice, or was taken back by hand, is not counted twice", async () => {
  const early = await aPaid();
  expect(await refund(early.intent.id, 85_000)).toEqual(KEPT);
  const unpaid = await early.invoiceOf();
  expect(unpaid).toMatchObject({ status: "sent", paidAmount: 0 });

  const { intent, invoiceOf } = await aPaid();
  const { id } = await invoiceOf();
  const [receipt] = (await staff.trpc.billing.invoice.query({ invoiceId: id })).receipts;
  await staff.trpc.billing.reversePayment.mutate({
    invoiceId: id,
    receiptId: receipt?.id ?? 0,
    reason: "Refunded",
  });
  expect(await refund(intent.id, 85_000)).toEqual(KEPT);
  expect((await staff.trpc.billing.invoice.query({ invoiceId: id })).paidAmount).toBe(0);
});

const dispute = (step: "funds_withdrawn" | "funds_reinstated", paymentIntent: string, amount = 85_000) =>
  tell(`charge.dispute.${step}`, { id: "dp_1", payment_intent: paymentIntent, amount, currency: "gbp" });

test("[PAY-18] what a bank withdraws in a dispute opens the invoice, and what it gives back pays it again, in whatever order it is told", async () => {
  const { intent, invoiceOf, ownerId } = await aPaid();
  const { id } = await invoiceOf();
  const find = () => staff.trpc.billing.invoice.query({ invoiceId: id });
  expect(await dispute("funds_withdrawn", intent.id)).toEqual(KEPT);
  expect(await find()).toMatchObject({ status: "sent", paidAmount: 0, paidOn: null });
  expect(await dispute("funds_reinstated", intent.id)).toEqual(KEPT);
  expect(await find()).toMatchObject({ status: "paid", paidAmount: 85_000 });
  expect((await find()).receipts.map(({ amount, note }) => [amount, note])).toEqual([
    [85_000, null],
    [-85_000, "Withdrawn by the payer’s bank"],
    [85_000, "Given back by the payer’s bank"],
  ]);
  // Another dispute is won before its loss is told.
  expect(await dispute("funds_reinstated", intent.id, 20_000)).toEqual(KEPT);
  expect(await find()).toMatchObject({ status: "paid", paidAmount: 85_000 });
  expect(await dispute("funds_withdrawn", intent.id, 20_000)).toEqual(KEPT);
  expect(await find()).toMatchObject({ status: "paid", paidAmount: 85_000 });
  // The payer knows; the company has to.
  const told = async (userId: number) => (await newsFor(portal.db, userId)).map(({ title }) => title);
  expect(await told(ownerId)).not.toContain("Disputed payment withdrawn");
  const { assignedToId } = await staff.trpc.workspaces.find.query({
    workspaceId: (await find()).workspaceId ?? 0,
  });
  expect(await told(assignedToId ?? 0)).toEqual(
    expect.arrayContaining(["Disputed payment withdrawn", "Disputed payment given back"]),
  );
});

test("[PAY-18] what is withdrawn when the invoice is made stands on it once it is given back; by hand only the rest is taken back", async () => {
  const early = await aPaid();
  await dispute("funds_withdrawn", early.intent.id);
  const { id } = await early.invoiceOf();
  const paid = async (invoiceId: number) =>
    (await staff.trpc.billing.invoice.query({ invoiceId })).paidAmount;
  expect(await paid(id)).toBe(0);
  await dispute("funds_reinstated", early.intent.id);
  expect(await paid(id)).toBe(85_000);

  const { intent, invoiceOf } = await aPaid();
  const { id: another } = await invoiceOf();
  await dispute("funds_withdrawn", intent.id, 30_000);
  const [receipt] = (await staff.trpc.billing.invoice.query({ invoiceId: another })).receipts;
  const entry = { invoiceId: another, receiptId: receipt?.id ?? 0, reason: "Cancelled" };
  await staff.trpc.billing.reversePayment.mutate(entry);
  expect(await paid(another)).toBe(0);
  await dispute("funds_reinstated", intent.id, 30_000);
  expect(await paid(another)).toBe(0);
});

test("[PAY-17] a dispute is shown to the company and moves nothing; a refund of nothing of ours neither", async () => {
  const { intent, taskId } = await aPaid();
  const dispute = {
    id: "dp_1",
    payment_intent: intent.id,
    amount: 85_000,
    currency: "gbp",
    reason: "fraudulent",
  };
  expect(await tell("charge.dispute.created", dispute)).toEqual(KEPT);
  const [row] = await portal.db.select().from(payments).where(eq(payments.taskId, taskId));
  expect(row).toMatchObject({ status: "succeeded", refundedAmount: 0 });
  expect(await refund("pi_foreign", 100)).toEqual([200, '{"taken":"foreign"}']);
  expect(await refusalOf(staff.trpc.billing.receipt.query({ taskId: 999_999 }))).toMatchObject({
    status: 404,
  });
});
