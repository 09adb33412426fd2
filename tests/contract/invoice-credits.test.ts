import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { anIssued, companyToday, recordOf } from "#tests/support/invoices.ts";
import { newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const receive = (invoiceId: number, amount: number, facts: object = {}) =>
  staff.trpc.billing.recordPayment.mutate({
    invoiceId,
    amount,
    receivedOn: companyToday(),
    method: "bank",
    ...facts,
  });

describe("[BILL-23] money that comes in parts or is too much", () => {
  const refund = (invoiceId: number, amount: number, facts: object = {}) =>
    staff.trpc.billing.recordRefund.mutate({
      invoiceId,
      amount,
      refundedOn: companyToday(),
      method: "bank",
      ...facts,
    });

  test("parts leave a rest that the owner sees too; what is too much is sent back once, and the owner is told", async () => {
    const { workspace, owner, ownerId } = await startedJourney(portal, [{}]);
    const { id, invoiceNumber } = await anIssued(staff, { workspaceId: workspace.id });
    await receive(id, 4_000);
    expect(await owner.trpc.billing.invoice.query({ invoiceId: id })).toMatchObject({
      status: "sent",
      totalAmount: 10_000,
      paidAmount: 4_000,
    });
    expect(await refusalOf(refund(id, 1))).toMatchObject({ status: 409, fault: "wrong_state" });
    await receive(id, 7_500, { isOverpaymentMeant: true });
    expect(await refusalOf(refund(id, 1_501))).toMatchObject({
      fields: { amount: "Only $15.00 came in too much" },
    });
    const ahead = refund(id, 1_500, { refundedOn: addDays(companyToday(), 1) });
    expect((await refusalOf(ahead)).fields).toEqual({ refundedOn: "This day has not come yet" });
    const requestId = randomUUID();
    const twice = await Promise.all([
      refund(id, 1_500, { requestId, note: "To the same account" }),
      refund(id, 1_500, { requestId, note: "To the same account" }),
    ]);
    expect(twice.map(({ paidAmount, status }) => [paidAmount, status])).toEqual([
      [10_000, "paid"],
      [10_000, "paid"],
    ]);
    expect(await refusalOf(refund(id, 1))).toMatchObject({ fault: "wrong_state" });
    const { receipts } = await owner.trpc.billing.invoice.query({ invoiceId: id });
    expect(receipts.map(({ amount }) => amount)).toEqual([4_000, 7_500, -1_500]);
    const told = (await newsFor(portal.db, ownerId)).filter(({ title }) => title === "Money sent back");
    expect(told.map(({ message }) => message)).toEqual([
      `$15.00 that came in too much on invoice ${invoiceNumber} have been sent back.`,
    ]);
    expect(
      (await recordOf(portal, invoiceNumber)).filter((kind) => kind === "receipt.refunded"),
    ).toHaveLength(1);
  });

  test("of two colleagues who record one refund one does", async () => {
    const { workspace } = await startedJourney(portal, [{}]);
    const { id } = await anIssued(staff, { workspaceId: workspace.id });
    await receive(id, 11_500, { isOverpaymentMeant: true });
    const admin = await portal.admin();
    const draft = { invoiceId: id, amount: 1_500, refundedOn: companyToday(), method: "bank" } as const;
    const both = await Promise.allSettled([
      staff.trpc.billing.recordRefund.mutate(draft),
      admin.trpc.billing.recordRefund.mutate(draft),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await staff.trpc.billing.invoice.query({ invoiceId: id })).paidAmount).toBe(10_000);
  });
});
