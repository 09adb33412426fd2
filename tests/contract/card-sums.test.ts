import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Currency } from "#contracts/core/money-shapes.ts";
import { paymentItems } from "#db/schema.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
});
afterAll(() => portal.stop());

/** A journey with one price, whose owner pays. */
async function costing(amount: number, currency: Currency) {
  const { workspace, owner, ownerId, taskIds } = await startedJourney(portal, [
    { actionType: "deposit-payment", title: "Make deposit payment" },
    { actionType: "settlement-payment", title: "Settlement payment" },
  ]);
  const { id: workspaceId } = workspace;
  await portal.db.delete(paymentItems).where(eq(paymentItems.workspaceId, workspaceId));
  await portal.db
    .insert(paymentItems)
    .values({ workspaceId, position: 1, description: "Travel", amount, currency, required: true });
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId, userId: ownerId });
  const pay = (taskId = 0) =>
    owner.trpc.payments.payByCard.mutate({ taskId, cardToken: "tok_0123456789", requestId: randomUUID() });
  const card = async (taskId = 0) => (await owner.trpc.payments.quote.query({ taskId })).card;
  return { pay, card, taskIds };
}

test.for([
  { amount: 1_230, currency: "KWD", paid: [620, 610] },
  { amount: 1_201, currency: "JPY", paid: [601, 600] },
  { amount: 1_201, currency: "GBP", paid: [601, 600] },
] as const)(
  "[RPT-24] of $amount $currency a card pays the deposit and what is left",
  async ({ amount, currency, paid }) => {
    const { pay, taskIds } = await costing(amount, currency);
    const results = [await pay(taskIds[0]), await pay(taskIds[1])];
    expect(results.map((result) => [result.amount, result.currency])).toEqual(
      paid.map((sum) => [sum, currency]),
    );
  },
);

test("[RPT-24] a sum with a third decimal is offered no card, and refused before a card is asked", async () => {
  const { pay, card, taskIds } = await costing(1_235, "KWD");
  expect(await card(taskIds[0])).not.toBe("none");
  await pay(taskIds[0]);
  expect(await card(taskIds[1])).toBe("none");
  expect(await refusalOf(pay(taskIds[1]))).toEqual({ status: 409, fault: "wrong_state" });
});
