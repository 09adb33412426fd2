import { randomUUID } from "node:crypto";

import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { gatewayEvents, payments, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aStripe, type FakeStripe, type Intent, variablesFor } from "#tests/support/fake-stripe.ts";
import { newsFor, statusesOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

const DEPOSIT = { actionType: "deposit-payment", title: "Make deposit payment" } as const;
const INTENTS = /payment_intents$/;
const ONE_INTENT = /payment_intents\/pi_/;

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
beforeEach(() => {
  stripe.faults.length = 0;
});

async function payable() {
  const started = await startedJourney(portal, [DEPOSIT, {}]);
  const { workspace, owner, ownerId, taskIds } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const attempt = { taskId: taskIds[0] ?? 0, requestId: randomUUID() };
  return { ...started, attempt };
}

const open = (actor: Actor, attempt: { taskId: number; requestId: string }) =>
  actor.trpc.payments.openCard.mutate(attempt);
const finish = (actor: Actor, attempt: { taskId: number; requestId: string }) =>
  actor.trpc.payments.finishCard.mutate(attempt);
const rowsOf = (taskId: number) =>
  portal.db.select().from(payments).where(eq(payments.taskId, taskId)).orderBy(asc(payments.id));
const statesOf = async (taskId: number) => (await rowsOf(taskId)).map(({ status }) => status);
const intentsOf = ({ requestId }: { requestId: string }) =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata["attempt"] === requestId);

async function tell(message: { body: string; header: string }) {
  const answer = await portal.anonymous.request("/webhooks/stripe", {
    method: "POST",
    body: message.body,
    headers: { "stripe-signature": message.header },
  });
  return [answer.status, answer.text] as const;
}
const told = async (kind: string, intent: Intent, id?: string) =>
  tell(stripe.message(`payment_intent.${kind}`, intent, id));
const KEPT = [200, '{"taken":"kept"}'];

describe("[PAY-14] a card that Stripe takes", () => {
  test("pays the sum of the database, ends the to-do, and shows as paid", async () => {
    const { owner, attempt, taskIds } = await payable();
    expect(await owner.trpc.payments.quote.query({ taskId: attempt.taskId })).toMatchObject({
      card: "provider",
    });
    const form = await open(owner, attempt);
    expect(form).toMatchObject({ amount: 85_000, currency: "GBP" });
    expect(intentsOf(attempt)).toMatchObject([{ amount: 85_000, currency: "gbp" }]);
    const { id } = stripe.confirm(form.clientSecret);
    const result = await finish(owner, attempt);
    expect(result).toMatchObject({ amount: 85_000, transactionId: id, paymentMethod: "card" });
    expect(await finish(owner, attempt)).toEqual(result);
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress"]);
    expect(await statesOf(attempt.taskId)).toEqual(["succeeded"]);
  });

  test("is refused and tried again within the same payment", async () => {
    const { owner, attempt } = await payable();
    const form = await open(owner, attempt);
    stripe.confirm(form.clientSecret, "refuses");
    expect(await refusalOf(finish(owner, attempt))).toEqual({ status: 402, fault: "payment_failed" });
    expect(await open(owner, attempt)).toEqual(form);
    stripe.confirm(form.clientSecret);
    await finish(owner, attempt);
    expect(intentsOf(attempt)).toHaveLength(1);
  });

  test("whose bank takes its time is neither paid nor open to be paid again", async () => {
    const { owner, attempt } = await payable();
    const intent = stripe.confirm((await open(owner, attempt)).clientSecret, "waits");
    expect(await refusalOf(finish(owner, attempt))).toEqual({ status: 409, fault: "wrong_state" });
    const again = open(owner, { ...attempt, requestId: randomUUID() });
    expect(await refusalOf(again)).toEqual({ status: 409, fault: "wrong_state" });
    stripe.confirm(intent.client_secret);
    expect(await told("succeeded", intent)).toEqual(KEPT);
    expect(await statesOf(attempt.taskId)).toEqual(["succeeded"]);
  });

  test("is opened once by five clicks, and by the two other doors of money not at all", async () => {
    const { owner, attempt } = await payable();
    const forms = await Promise.all(Array.from({ length: 5 }, () => open(owner, attempt)));
    expect(new Set(forms.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    const other = { ...attempt, requestId: randomUUID() };
    const byToken = owner.trpc.payments.payByCard.mutate({ ...other, cardToken: "tok_0123456789" });
    expect(await refusalOf(byToken)).toEqual({ status: 409, fault: "wrong_state" });
    expect(await statesOf(attempt.taskId)).toEqual(["processing"]);
    const stranger = await portal.secondOwner();
    for (const call of [open, finish])
      expect(await refusalOf(call(stranger, attempt))).toEqual({ status: 404, fault: "not_found" });
  });

  test("left open in another tab is taken back for a new one, which alone can be paid", async () => {
    const { owner, attempt } = await payable();
    const left = await open(owner, attempt);
    const second = { ...attempt, requestId: randomUUID() };
    const form = await open(owner, second);
    expect(() => stripe.confirm(left.clientSecret)).toThrow("no such payment");
    stripe.confirm(form.clientSecret);
    await finish(owner, second);
    expect(await statesOf(attempt.taskId)).toEqual(["failed", "succeeded"]);
  });

  test("paid in a tab that was closed is found by the next one, and not paid again", async () => {
    const { owner, attempt, taskIds } = await payable();
    stripe.confirm((await open(owner, attempt)).clientSecret);
    const again = open(owner, { ...attempt, requestId: randomUUID() });
    expect(await refusalOf(again)).toEqual({ status: 409, fault: "wrong_state" });
    expect((await owner.trpc.payments.quote.query({ taskId: attempt.taskId })).paid).toMatchObject({
      amount: 85_000,
    });
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress"]);
    expect(stripe.intents.size).toBeGreaterThan(0);
  });
});

describe("[PAY-14] when Stripe falters", () => {
  test("an error is tried again, a lost answer too, and both open one payment", async () => {
    const { owner, attempt } = await payable();
    stripe.faults.push({ fault: "500", path: INTENTS }, { fault: "lost", path: INTENTS });
    await open(owner, attempt);
    expect(intentsOf(attempt)).toHaveLength(1);
  });

  test("silence is said as such, nothing is taken for paid, and asking again goes on where it was", async () => {
    const { owner, attempt } = await payable();
    stripe.faults.push(...Array.from({ length: 3 }, () => ({ fault: "500", path: INTENTS }) as const));
    expect(await refusalOf(open(owner, attempt))).toEqual({ status: 503, fault: "unavailable" });
    const form = await open(owner, attempt);
    stripe.confirm(form.clientSecret);
    stripe.faults.push({ fault: "silent", path: ONE_INTENT });
    expect(await refusalOf(finish(owner, attempt))).toEqual({ status: 503, fault: "unavailable" });
    expect(await statesOf(attempt.taskId)).toEqual(["processing"]);
    await finish(owner, attempt);
    expect(await statesOf(attempt.taskId)).toEqual(["succeeded"]);
  });

  test("a payment whose opening we never heard of is found by its message", async () => {
    const { owner, attempt } = await payable();
    stripe.faults.push(...Array.from({ length: 3 }, () => ({ fault: "lost", path: INTENTS }) as const));
    expect(await refusalOf(open(owner, attempt))).toEqual({ status: 503, fault: "unavailable" });
    const [intent] = intentsOf(attempt);
    if (!intent) throw new Error("Stripe knows nothing of it");
    stripe.confirm(intent.client_secret);
    expect(await told("succeeded", intent)).toEqual(KEPT);
    expect(await rowsOf(attempt.taskId)).toMatchObject([{ status: "succeeded", transactionId: intent.id }]);
    expect(await finish(owner, attempt)).toMatchObject({ transactionId: intent.id });
  });
});

describe("[PAY-15] what Stripe tells by itself", () => {
  async function paidFor() {
    const journey = await payable();
    const intent = stripe.confirm((await open(journey.owner, journey.attempt)).clientSecret);
    return { ...journey, intent };
  }

  test("settles a payment whose payer has closed the page, once", async () => {
    const { attempt, intent, ownerId, taskIds } = await paidFor();
    expect(await told("succeeded", intent, "evt_one")).toEqual(KEPT);
    const after = snapshot(portal);
    expect(await told("succeeded", intent, "evt_one")).toEqual([200, '{"taken":"repeated"}']);
    expect(snapshot(portal)).toBe(after);
    expect(await statesOf(attempt.taskId)).toEqual(["succeeded"]);
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress"]);
    const received = (await newsFor(portal.db, ownerId)).filter(({ title }) => title === "Payment received");
    expect(received).toHaveLength(1);
  });

  test("five times at once, beside the page that asks, settles once", async () => {
    const { owner, attempt, intent } = await paidFor();
    await Promise.all([
      ...Array.from({ length: 5 }, (_, at) => told("succeeded", intent, `evt_five_${at % 2}`)),
      finish(owner, attempt),
    ]);
    expect(await statesOf(attempt.taskId)).toEqual(["succeeded"]);
    const [row] = await rowsOf(attempt.taskId);
    const kept = await portal.db
      .select()
      .from(gatewayEvents)
      .where(eq(gatewayEvents.paymentId, row?.id ?? 0));
    expect(kept.length).toBeLessThanOrEqual(2);
  });

  test("in the wrong order moves nothing back", async () => {
    const { attempt, intent } = await paidFor();
    await told("succeeded", intent);
    for (const [kind, status] of [
      ["created", "requires_payment_method"],
      ["payment_failed", "requires_payment_method"],
      ["canceled", "canceled"],
      ["processing", "processing"],
    ] as const) {
      expect(await told(kind, { ...intent, status })).toEqual(KEPT);
    }
    expect(await rowsOf(attempt.taskId)).toMatchObject([{ status: "succeeded", failure: null }]);
  });

  test("ends a payment that was taken back, and success after that still counts", async () => {
    const { attempt, intent } = await paidFor();
    await told("canceled", { ...intent, status: "canceled" });
    expect(await statesOf(attempt.taskId)).toEqual(["failed"]);
    await told("succeeded", intent);
    expect(await statesOf(attempt.taskId)).toEqual(["succeeded"]);
  });

  test.for([
    ["less", { amount_received: 100 }, "£1.00"],
    ["more", { amount_received: 85_001 }, "£850.01"],
    ["another currency", { currency: "usd" }, "$850.00"],
    ["a currency that is none of ours", { currency: "xyz" }, "instead of"],
  ] as const)(
    "of %s than was asked for is set apart for staff, and nothing is settled",
    async ([, other, said]) => {
      const { attempt, intent, taskIds, owner } = await paidFor();
      Object.assign(intent, other);
      expect(await told("succeeded", intent)).toEqual(KEPT);
      expect(await rowsOf(attempt.taskId)).toMatchObject([
        { status: "processing", failure: expect.stringContaining(said) as string },
      ]);
      expect(await refusalOf(finish(owner, attempt))).toEqual({ status: 409, fault: "wrong_state" });
      expect(await statusesOf(portal.db, taskIds)).toEqual(["in_progress", "pending"]);
    },
  );

  test("forged, unsigned, too old or of nothing of ours changes nothing", async () => {
    const { intent } = await paidFor();
    const before = snapshot(portal);
    const { body, header } = stripe.message("payment_intent.succeeded", intent);
    const old = header.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 301}`);
    for (const forged of [
      { body: body.replace("85000", "85001"), header },
      { body, header: "" },
      { body, header: old },
      { body, header: header.replace(/.$/, (last) => (last === "0" ? "1" : "0")) },
    ]) {
      expect((await tell(forged))[0]).toBe(400);
    }
    const foreign = { ...intent, id: "pi_foreign", metadata: {} };
    expect(await told("succeeded", foreign)).toEqual([200, '{"taken":"foreign"}']);
    const other = stripe.message("charge.updated", intent);
    expect(await tell(other)).toEqual([200, '{"taken":"foreign"}']);
    expect(snapshot(portal)).toBe(before);
  });

  test("is kept for a journey that was archived meanwhile: staff are told", async () => {
    const { attempt, intent, workspace } = await paidFor();
    await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspace.id));
    expect(await told("succeeded", intent)).toEqual(KEPT);
    const [row] = await rowsOf(attempt.taskId);
    expect(row?.failure).toContain("was archived");
  });
});

test("the page of external services says that Stripe answers", async () => {
  const admin = await portal.admin();
  const services = await admin.trpc.settings.services.query({});
  expect(JSON.stringify(services)).toContain('"configured"');
  expect(await admin.trpc.settings.testService.mutate({ service: "payments" })).toMatchObject({
    isWorking: true,
  });
  expect(staff.cookie).not.toBe("");
});

test("[PAY-14] the frame of Stripe's form lets in Stripe and our own page, and no other page of ours does", async () => {
  const frame = await portal.anonymous.get("/pay-frame");
  expect(frame.status).toBe(200);
  const policy = frame.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("https://js.stripe.com");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("'unsafe-inline' https");
  expect(frame.text).not.toContain("sk_test");
  for (const path of ["/", "/workspace/1", "/health"]) {
    const other = await portal.anonymous.get(path);
    expect(other.headers.get("content-security-policy")).not.toContain("stripe");
  }
});
