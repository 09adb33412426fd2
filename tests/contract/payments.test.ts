import { randomUUID } from "node:crypto";

import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { paymentItems, payments } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, newsFor, statusesOf, taskOf, workspaceOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney, type StepDraft } from "#tests/support/started-journey.ts";

const DEPOSIT = { actionType: "deposit-payment", title: "Make deposit payment" } as const;
const SETTLEMENT = { actionType: "settlement-payment", title: "Settlement payment" } as const;
const CARD = "tok_0123456789";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** A journey whose owner pays. */
async function payable(
  steps: readonly StepDraft[] = [DEPOSIT, {}],
  options: { isSequential?: boolean } = {},
) {
  const started = await startedJourney(portal, steps, options);
  await started.owner.trpc.workspaces.setPayer.mutate({
    workspaceId: started.workspace.id,
    userId: started.ownerId,
  });
  return { ...started, taskId: started.taskIds[0] ?? 0 };
}

const pay = (actor: Actor, taskId: number, facts: object = {}) =>
  actor.trpc.payments.payByCard.mutate({ taskId, cardToken: CARD, requestId: randomUUID(), ...facts });
const announce = (actor: Actor, taskId: number) =>
  actor.trpc.payments.announceTransfer.mutate({ taskId, requestId: randomUUID() });
const rowsOf = (taskId: number) =>
  portal.db.select().from(payments).where(eq(payments.taskId, taskId)).orderBy(asc(payments.id));

describe("what is to pay", () => {
  test("[PAY-10] [CONST-44] [CONST-45] items of 1500 and 200 pounds make a total of 1700 and a deposit of 850", async () => {
    const { owner, taskId } = await payable();
    const quote = await owner.trpc.payments.quote.query({ taskId });
    expect(quote).toMatchObject({
      currency: "GBP",
      total: 170_000,
      deposit: 85_000,
      remaining: 85_000,
      hasPayer: true,
      paid: null,
    });
    expect(quote.items.map(({ description, amount, required }) => [description, amount, required])).toEqual([
      ["Pet Travel Service", 150_000, true],
      ["Documentation Processing", 20_000, true],
    ]);
  });

  test("[CONST-47] [PAY-09] a transfer names the customer, and goes to the company's account", async () => {
    const { owner, taskId } = await payable();
    const quote = await owner.trpc.payments.quote.query({ taskId });
    expect(quote.bankReference).toBe("Ann Reed-DEPOSIT");
    expect(quote.accounts.map(({ accountName }) => accountName)).toEqual(["Pet Travel Portal Ltd"]);
  });

  test("an action that is no payment has no quote", async () => {
    const { owner, taskIds } = await payable();
    const call = owner.trpc.payments.quote.query({ taskId: taskIds[1] ?? 0 });
    expect(await refusalOf(call)).toEqual({ status: 409, fault: "wrong_state" });
  });
});

describe("a payment by card", () => {
  test("[PAY-05] [PAY-11] [API-28] is taken, kept, recorded, told, and ends the to-do", async () => {
    const { owner, ownerId, taskId, taskIds, workspace } = await payable();
    const result = await pay(owner, taskId);
    expect(result).toMatchObject({
      amount: 85_000,
      currency: "GBP",
      paymentMethod: "card",
      customerDetails: { name: "Ann Reed" },
    });
    expect(result.transactionId).not.toBe("");
    expect(result.timestamp).toBeInstanceOf(Date);
    expect(await rowsOf(taskId)).toMatchObject([{ status: "succeeded", amount: 85_000, payerId: ownerId }]);
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress"]);
    expect(await kindsOf(portal.db, workspace.id)).toEqual(
      expect.arrayContaining(["payment.succeeded", "task.completed"]),
    );
    expect((await newsFor(portal.db, ownerId)).at(-1)).toMatchObject({
      title: "Payment received",
      message: expect.stringContaining("£850.00") as string,
    });
    expect((await owner.trpc.payments.quote.query({ taskId })).paid).toEqual(result);
  });

  test("[PAY-12] [PAY-13] counts every item, and lists the required ones", async () => {
    const { owner, taskId, workspace } = await payable();
    await portal.db.insert(paymentItems).values({
      workspaceId: workspace.id,
      position: 3,
      description: "Crate",
      amount: 10_001,
      currency: "GBP",
      required: false,
    });
    const result = await pay(owner, taskId);
    expect(result.amount).toBe(90_001);
    expect(result.items.map(({ description }) => description)).toEqual([
      "Pet Travel Service",
      "Documentation Processing",
    ]);
  });

  test("[CONST-43] of an odd sum the settlement asks for a penny less than the deposit", async () => {
    const { owner, taskIds, workspace } = await payable([DEPOSIT, SETTLEMENT], { isSequential: false });
    await portal.db
      .update(paymentItems)
      .set({ amount: 75_001 })
      .where(eq(paymentItems.workspaceId, workspace.id));
    await portal.db.insert(paymentItems).values({
      workspaceId: workspace.id,
      position: 3,
      description: "Penny",
      amount: 1,
      currency: "GBP",
      required: true,
    });
    const [deposit, settlement] = [await pay(owner, taskIds[0] ?? 0), await pay(owner, taskIds[1] ?? 0)];
    expect([deposit.amount, settlement.amount]).toEqual([75_002, 75_001]);
    expect((await workspaceOf(portal.db, workspace.id)).readyToldAt).toBeInstanceOf(Date);
  });

  test("the same attempt five times at once pays once and answers alike", async () => {
    const { owner, taskId } = await payable();
    const requestId = randomUUID();
    const results = await Promise.all(Array.from({ length: 5 }, () => pay(owner, taskId, { requestId })));
    expect(new Set(results.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await rowsOf(taskId)).toHaveLength(1);
    expect(await pay(owner, taskId, { requestId })).toEqual(results[0]);
    const other = pay(owner, taskId, { requestId, cardToken: "tok_another_card" });
    expect(await refusalOf(other)).toEqual({ status: 409, fault: "request_reused" });
  });

  test("two tabs at once pay once; the other is refused", async () => {
    for (let round = 0; round < 3; round++) {
      const { owner, taskId } = await payable();
      const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => pay(owner, taskId)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const succeeded = (await rowsOf(taskId)).filter(({ status }) => status === "succeeded");
      expect(succeeded).toHaveLength(1);
      expect(await refusalOf(pay(owner, taskId))).toEqual({ status: 409, fault: "wrong_state" });
    }
  });

  test("[ERR-15] [PAY-05] a refused card leaves the to-do open, and another attempt can succeed", async () => {
    const { owner, taskId, taskIds } = await payable();
    const refused = await owner.send("POST", `/api/tasks/${taskId}/payment`, {
      cardToken: "tok_refused",
      requestId: randomUUID(),
    });
    expect([refused.status, refused.text]).toEqual([402, "Payment processing failed. Please try again."]);
    expect(await statusesOf(portal.db, taskIds)).toEqual(["in_progress", "pending"]);
    await pay(owner, taskId);
    expect((await rowsOf(taskId)).map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  });

  test("one that never got its answer stands in the way for two minutes and no longer", async () => {
    const { owner, taskId } = await payable();
    const paid = await payable();
    await pay(paid.owner, paid.taskId);
    const [like] = await rowsOf(paid.taskId);
    if (!like) throw new Error("No payment to copy");
    const stuck = (age: number) => ({
      ...like,
      id: undefined,
      taskId,
      status: "processing" as const,
      transactionId: null,
      requestId: randomUUID(),
      createdAt: new Date(Date.now() - age),
    });
    await portal.db.insert(payments).values(stuck(60_000));
    expect(await refusalOf(pay(owner, taskId))).toEqual({ status: 409, fault: "wrong_state" });
    await portal.db
      .update(payments)
      .set({ createdAt: new Date(Date.now() - 121_000) })
      .where(eq(payments.taskId, taskId));
    await pay(owner, taskId);
    expect((await rowsOf(taskId)).map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  });

  test("is kept whatever staff do to the action while the money moves", async () => {
    for (let round = 0; round < 4; round++) {
      const { owner, taskId, taskIds } = await payable();
      const paying = pay(owner, taskId);
      await new Promise((resolve) => setTimeout(resolve, 15 * round));
      const { version } = await taskOf(portal.db, taskId);
      await Promise.allSettled([staff.trpc.tasks.complete.mutate({ taskId, version })]);
      const [paid] = await Promise.allSettled([paying]);
      const rows = await rowsOf(taskId);
      expect(rows.map(({ status }) => status)).toEqual(paid.status === "fulfilled" ? ["succeeded"] : []);
      expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress"]);
    }
  });

  test("[CUST-22] needs a payer, and writes nothing without one", async () => {
    const { owner, taskIds } = await startedJourney(portal, [DEPOSIT]);
    const [taskId = 0] = taskIds;
    const before = snapshot(portal);
    const answer = await owner.send("POST", `/api/tasks/${taskId}/payment`, {
      cardToken: CARD,
      requestId: randomUUID(),
    });
    expect([answer.status, answer.text]).toEqual([409, "Roles need to be set to proceed"]);
    expect(snapshot(portal)).toBe(before);
    expect((await owner.trpc.payments.quote.query({ taskId })).hasPayer).toBe(false);
  });

  test("is refused before its turn, and to another owner", async () => {
    const { owner, taskIds } = await payable([{}, DEPOSIT]);
    const [, taskId = 0] = taskIds;
    const stranger = await portal.secondOwner();
    const before = snapshot(portal);
    expect(await refusalOf(pay(owner, taskId))).toEqual({ status: 409, fault: "out_of_turn" });
    expect(await refusalOf(pay(stranger, taskId))).toEqual({ status: 404, fault: "not_found" });
    expect(await refusalOf(stranger.trpc.payments.quote.query({ taskId }))).toEqual({
      status: 404,
      fault: "not_found",
    });
    expect(snapshot(portal)).toBe(before);
  });
});

describe("a bank transfer", () => {
  test("is announced by the owner, and confirmed by staff when it has come", async () => {
    const { owner, taskId, taskIds, workspace } = await payable();
    const { announcedAt } = await announce(owner, taskId);
    expect((await owner.trpc.payments.quote.query({ taskId })).transferAnnouncedAt).toEqual(announcedAt);
    expect(await taskOf(portal.db, taskId)).toMatchObject({ status: "your_turn", turn: "team" });
    expect(await refusalOf(announce(owner, taskId))).toEqual({ status: 409, fault: "wrong_state" });
    expect(await refusalOf(pay(owner, taskId))).toEqual({ status: 409, fault: "wrong_state" });
    expect(await refusalOf(owner.trpc.payments.confirmTransfer.mutate({ taskId }))).toEqual({
      status: 403,
      fault: "forbidden",
    });
    const result = await staff.trpc.payments.confirmTransfer.mutate({ taskId });
    expect(result).toMatchObject({ paymentMethod: "bank", amount: 85_000 });
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress"]);
    expect(await kindsOf(portal.db, workspace.id)).toEqual(
      expect.arrayContaining(["payment.announced", "payment.succeeded"]),
    );
    expect(await refusalOf(staff.trpc.payments.confirmTransfer.mutate({ taskId }))).toEqual({
      status: 409,
      fault: "wrong_state",
    });
  });

  test("is settled too when staff complete the action itself", async () => {
    const { owner, taskId } = await payable();
    await announce(owner, taskId);
    const { version } = await taskOf(portal.db, taskId);
    await staff.trpc.tasks.complete.mutate({ taskId, version });
    expect(await rowsOf(taskId)).toMatchObject([{ status: "succeeded", method: "bank" }]);
  });

  test("that never came is handed back, and the deposit can be paid by card", async () => {
    const { owner, taskId } = await payable();
    await announce(owner, taskId);
    const { version } = await taskOf(portal.db, taskId);
    await staff.trpc.tasks.sendBack.mutate({ taskId, version, reason: "Nothing has arrived" });
    expect((await owner.trpc.payments.quote.query({ taskId })).transferAnnouncedAt).toBeNull();
    await pay(owner, taskId);
    expect((await rowsOf(taskId)).map(({ status, failure }) => [status, failure])).toEqual([
      ["failed", "Nothing has arrived"],
      ["succeeded", null],
    ]);
  });

  test("announced five times at once by one attempt is announced once", async () => {
    const { owner, taskId } = await payable();
    const attempt = { taskId, requestId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.trpc.payments.announceTransfer.mutate(attempt)),
    );
    expect(new Set(answers.map(({ announcedAt }) => announcedAt.getTime())).size).toBe(1);
    expect(await rowsOf(taskId)).toHaveLength(1);
  });
});
