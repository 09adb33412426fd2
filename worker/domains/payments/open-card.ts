import { and, eq } from "drizzle-orm";

import type { CardForm } from "#contracts/payments/shapes.ts";
import { payments } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf } from "#worker/domains/tasks/submit-task.ts";

import { judge } from "./internal/judge.ts";
import { paymentsOf, type PaymentRow } from "./internal/rows.ts";
import { startCard } from "./internal/start-card.ts";

type Input = { taskId: number; requestId: string };

/**
 * Opens the payment of a to-do with the provider, for the card that is typed into the provider's own form: a row that says
 * so first, then the provider. At any time one payment of a to-do is open: one that was left behind is taken back, and one
 * that went through after all is kept. Three trips, since the provider is asked between them.
 * @throws Fault `wrong_state` where it is paid or the bank is still at it; `unavailable` where the provider is silent.
 */
export async function openCard(act: Act, input: Input): Promise<CardForm> {
  const payment = (await begin(act, input)) ?? (await earlier(act, input));
  const { gateway } = act.circumstances;
  const { amount, currency, requestId } = payment;
  const intent = await orSilent(act, () => gateway.open({ amount, currency, attemptId: requestId }));
  await act.write((db) => [
    db
      .update(payments)
      .set({ transactionId: intent.transactionId })
      .where(and(eq(payments.id, payment.id), eq(payments.status, "processing"))),
  ]);
  return { clientSecret: intent.clientSecret, amount, currency };
}

async function begin(act: Act, input: Input): Promise<PaymentRow | null> {
  const attempt = { requestId: input.requestId, operation: "payments.openCard", body: input };
  const start = async () =>
    (await lookAgain(() => startCard(act, attempt, input.taskId, "provider")))?.payment ?? null;
  try {
    return await start();
  } catch (error) {
    const { way } = act.circumstances.gateway;
    const isInTheWay = error instanceof Fault && error.code === "wrong_state" && way !== "none";
    if (!isInTheWay || !(await hasCleared(act, input.taskId))) throw error;
    return start();
  }
}

/** Takes back what another tab has left open; what it has paid is kept. */
async function hasCleared(act: Act, taskId: number): Promise<boolean> {
  const { task, workspace, also } = await allowTask(act, taskId, "pay", (db) => [
    paymentsOf(db, taskId),
    assigneesOf(db, taskId),
    ...runQueries(db, journeyOfTask(taskId)),
  ]);
  const [made, assignees, [journey], steps] = also;
  const open = made.find(({ status }) => status === "processing");
  if (!open) return false;
  const { gateway } = act.circumstances;
  const found = await orSilent(act, () =>
    gateway.cancel({ transactionId: open.transactionId, attemptId: open.requestId }),
  );
  const judged = await judge(
    act,
    { task, workspace, run: toRun(journey, steps), assignees },
    { payment: open, found, except: act.isStaff ? act.who.userId : null },
  );
  return judged.status === "failed";
}

/** The same attempt again: its row is there, and the provider gives the same payment for it. */
async function earlier(act: Act, { taskId, requestId }: Input): Promise<PaymentRow> {
  const [[payment]] = await act.read((db) => [
    db
      .select()
      .from(payments)
      .where(and(eq(payments.requestId, requestId), eq(payments.taskId, taskId))),
  ]);
  if (!payment) throw new Fault("not_found");
  if (payment.status === "failed") throw new Fault("payment_failed");
  if (payment.status !== "processing") {
    throw new Fault("wrong_state", "A payment for this has been made or is under way.");
  }
  return payment;
}

/** @throws Fault `unavailable` where the provider does not say what became of it */
export async function orSilent<T>(act: Act, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    log({ event: "gateway silent", reference: act.circumstances.reference, error: describe(error) });
    throw new Fault("unavailable");
  }
}
