import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { invoiceReceipts, invoices } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft, anIssued, companyToday, recordOf } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { startWorker } from "#tests/support/worker.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const find = (invoiceId: number) => staff.trpc.billing.invoice.query({ invoiceId });
const receive = (invoiceId: number, amount: number, facts: object = {}) =>
  staff.trpc.billing.recordPayment.mutate({
    invoiceId,
    amount,
    receivedOn: companyToday(),
    method: "bank",
    ...facts,
  });

/** A journey whose owner has a deposit of 850 pounds to pay; the invoice over its prices, where it is asked for. */
async function aJourney() {
  const started = await startedJourney(portal, [{ actionType: "deposit-payment", title: "Deposit" }]);
  const { workspace, owner, ownerId } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const prefill = await staff.trpc.billing.prefill.query({ workspaceId: workspace.id });
  const draft = () =>
    aDraft(staff, {
      workspaceId: workspace.id,
      serviceDescription: prefill.serviceDescription,
      currency: prefill.currency,
      lines: prefill.lines,
    });
  const pay = () =>
    owner.trpc.payments.payByCard.mutate({
      taskId: started.taskIds[0] ?? 0,
      cardToken: "tok_0123456789",
      requestId: randomUUID(),
    });
  return { ...started, prefill, draft, pay };
}

/** An invoice that belongs to somebody: the template without a company has no client of its own. */
const anInvoice = async () => {
  const { workspace } = await aJourney();
  return anIssued(staff, { workspaceId: workspace.id });
};

describe("money that came in", () => {
  test("[BILL-16] adds up: a part leaves it open, the rest pays it on the day of the last", async () => {
    const { id, invoiceNumber } = await anInvoice();
    expect(await receive(id, 4_000, { receivedOn: addDays(companyToday(), -3) })).toMatchObject({
      status: "sent",
      paidAmount: 4_000,
      paidOn: null,
    });
    const stats = await staff.trpc.billing.stats.query({});
    expect(await receive(id, 6_000)).toMatchObject({
      status: "paid",
      paidAmount: 10_000,
      paidOn: companyToday(),
    });
    const after = await staff.trpc.billing.stats.query({});
    expect(after.totalRevenue - stats.totalRevenue).toBe(10_000);
    expect(stats.pendingPayments - after.pendingPayments).toBe(6_000);
    expect(await recordOf(portal, invoiceNumber)).toEqual(["receipt.booked", "receipt.booked"]);
  });

  test("[BILL-16] more than is open is refused with how much, unless it is meant", async () => {
    const { id } = await anInvoice();
    const before = snapshot(portal);
    const refused = await staff.send("POST", `/api/billing/invoices/${id}/payments`, {
      amount: 10_001,
      receivedOn: companyToday(),
      method: "bank",
    });
    expect([refused.status, refused.text]).toEqual([400, "amount: This is $0.01 more than is open"]);
    expect(snapshot(portal)).toBe(before);
    expect(await receive(id, 10_001, { isOverpaymentMeant: true })).toMatchObject({
      status: "paid",
      paidAmount: 10_001,
    });
    expect((await refusalOf(receive(id, 1))).status).toBe(400);
  });

  test("[BILL-16] five clicks are one payment, and two colleagues do not book the same rest", async () => {
    const { id } = await anInvoice();
    const requestId = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => receive(id, 3_000, { requestId })));
    expect((await find(id)).paidAmount).toBe(3_000);
    const both = await Promise.allSettled([receive(id, 7_000), receive(id, 7_000)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await find(id)).toMatchObject({ paidAmount: 10_000, status: "paid" });
  });

  test("on a draft, tomorrow, of nothing or with a fraction is refused", async () => {
    const { workspace } = await aJourney();
    const draft = await aDraft(staff, { workspaceId: workspace.id });
    const { id } = await anInvoice();
    expect(await refusalOf(receive(draft.id, 1))).toEqual({ status: 409, fault: "wrong_state" });
    const facts: [number, object][] = [
      [1, { receivedOn: addDays(companyToday(), 1) }],
      [0, {}],
      [0.5, {}],
    ];
    for (const [amount, more] of facts) {
      expect(await refusalOf(receive(id, amount, more))).toMatchObject({
        status: 400,
        fault: "invalid_input",
      });
    }
  });

  test("[BILL-17] is taken back by an entry of its own, once; both stay", async () => {
    const { id, version } = await anInvoice();
    await receive(id, 10_000);
    const [receipt] = (await find(id)).receipts;
    const reverse = () =>
      staff.trpc.billing.reversePayment.mutate({
        invoiceId: id,
        receiptId: receipt?.id ?? 0,
        reason: "Bounced",
      });
    const tries = await Promise.allSettled([reverse(), reverse(), reverse()]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const detail = await find(id);
    expect(detail).toMatchObject({ status: "sent", paidAmount: 0, paidOn: null });
    expect(detail.receipts.map(({ amount, isReversed, note }) => [amount, isReversed, note])).toEqual([
      [10_000, true, null],
      [-10_000, false, "Bounced"],
    ]);
    const again = staff.trpc.billing.reversePayment.mutate({
      invoiceId: id,
      receiptId: detail.receipts[1]?.id ?? 0,
      reason: "x",
    });
    expect(await refusalOf(again)).toEqual({ status: 409, fault: "wrong_state" });
    await expect(portal.db.delete(invoiceReceipts).where(eq(invoiceReceipts.invoiceId, id))).rejects.toThrow(
      "invoice_receipts",
    );
    expect(detail.version).toBeGreaterThan(version);
  });

  test("[BILL-11] an invoice with money on it is not made void", async () => {
    const { id } = await anInvoice();
    const { version } = await receive(id, 1);
    const call = staff.trpc.billing.voidInvoice.mutate({ invoiceId: id, version, reason: "x" });
    expect(await refusalOf(call)).toEqual({ status: 409, fault: "wrong_state" });
  });
});

describe("an invoice for a journey", () => {
  test("[BILL-18] begins with the journey's prices, its client and what is paid already", async () => {
    const { prefill, workspace, pay, draft } = await aJourney();
    expect(prefill).toMatchObject({ customerName: "Ann Reed", currency: "GBP", payments: [] });
    expect(prefill.lines).toEqual([
      { description: "Pet Travel Service", quantity: 1, unitAmount: 150_000 },
      { description: "Documentation Processing", quantity: 1, unitAmount: 20_000 },
    ]);
    await pay();
    const { payments } = await staff.trpc.billing.prefill.query({ workspaceId: workspace.id });
    expect(payments.map(({ amount, currency }) => [amount, currency])).toEqual([[85_000, "GBP"]]);
    const made = await draft();
    expect(await find(made.id)).toMatchObject({
      paidAmount: 85_000,
      status: "draft",
      workspaceId: workspace.id,
    });
    const other = await draft();
    expect((await find(other.id)).paidAmount).toBe(0);
    await staff.trpc.billing.remove.mutate({ invoiceId: made.id, version: 0 });
    expect((await staff.trpc.billing.prefill.query({ workspaceId: workspace.id })).payments).toHaveLength(1);
  });

  test("[BILL-18] shows a deposit as soon as it is paid, in the same batch, once", async () => {
    const { draft, pay } = await aJourney();
    const { id, version } = await draft();
    const issued = await staff.trpc.billing.issue.mutate({ invoiceId: id, version });
    await pay();
    const detail = await find(id);
    expect(detail).toMatchObject({ paidAmount: 85_000, status: "sent" });
    expect(detail.receipts.map(({ amount, method }) => [amount, method])).toEqual([[85_000, "card"]]);
    expect(await recordOf(portal, issued.invoiceNumber)).toEqual(["receipt.booked"]);
    expect(await receive(id, 85_000)).toMatchObject({ status: "paid" });
  });

  test("[BILL-18] takes a transfer too; one in another currency or with less open is left alone", async () => {
    const { workspace, owner, taskIds, draft } = await aJourney();
    const foreign = await anIssued(staff, {
      workspaceId: workspace.id,
      lines: [{ description: "x", quantity: 1, unitAmount: 900_000 }],
    });
    const small = await anIssued(staff, { workspaceId: workspace.id, currency: "GBP" });
    const { id, version } = await draft();
    await staff.trpc.billing.issue.mutate({ invoiceId: id, version });
    await owner.trpc.payments.announceTransfer.mutate({ taskId: taskIds[0] ?? 0, requestId: randomUUID() });
    expect((await find(id)).paidAmount).toBe(0);
    await staff.trpc.payments.confirmTransfer.mutate({ taskId: taskIds[0] ?? 0 });
    const paid = await Promise.all(
      [foreign.id, small.id, id].map(async (one) => (await find(one)).paidAmount),
    );
    expect(paid).toEqual([0, 0, 85_000]);
  });

  test("[BILL-18] that a deposit covers is paid when it is issued", async () => {
    const { pay, workspace } = await aJourney();
    await pay();
    const facts = { workspaceId: workspace.id, currency: "GBP" as const };
    const issued = await anIssued(staff, {
      ...facts,
      lines: [{ description: "x", quantity: 1, unitAmount: 85_000 }],
    });
    expect(issued).toMatchObject({ status: "paid", paidOn: companyToday() });
  });
});

describe("the day after the due date", () => {
  const run = async (at: Date, miniflare = portal.miniflare) => {
    const { scheduled } = await miniflare.getWorker();
    await scheduled({ scheduledTime: at, cron: "*/10 * * * *" });
  };
  const statusOf = async (id: number) => {
    const [row] = await portal.db.select().from(invoices).where(eq(invoices.id, id));
    return row?.status;
  };

  test("[BILL-19] by the company's calendar it is overdue, once, whatever the hour elsewhere", async () => {
    const invoice = await anInvoice();
    const dueDate = "2027-03-14";
    await portal.db.update(invoices).set({ dueDate }).where(eq(invoices.id, invoice.id));
    // 14 March in Kiritimati ends at 10:00 UTC of that day.
    const far = await startWorker(portal.databaseUrl, { COMPANY_TIME_ZONE: "Pacific/Kiritimati" });
    try {
      await run(new Date("2027-03-14T09:59:00Z"), far);
      expect(await statusOf(invoice.id)).toBe("sent");
      await run(new Date("2027-03-14T23:59:00Z"));
      expect(await statusOf(invoice.id)).toBe("sent");
      await run(new Date("2027-03-14T10:00:00Z"), far);
      expect(await statusOf(invoice.id)).toBe("overdue");
      await run(new Date("2027-03-15T00:00:00Z"));
    } finally {
      await far.dispose();
    }
    expect(await recordOf(portal, invoice.invoiceNumber)).toEqual(["invoice.overdue"]);
    expect(await receive(invoice.id, 10_000)).toMatchObject({ status: "paid" });
  });
});
