import { and, eq, lt, sql } from "drizzle-orm";

import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentResult } from "#contracts/payments.ts";
import { nextTaskState } from "#contracts/task-states.ts";
import { payments } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import { record } from "#worker/core/record.ts";
import { isUniqueConflict, lookAgain, onlyIf } from "#worker/core/writing.ts";
import { bookDeposit } from "#worker/domains/billing/book-deposit.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ifUnchanged } from "#worker/domains/tasks/advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf, submitTask } from "#worker/domains/tasks/submit-task.ts";

import { abandonedBefore, isAbandoned, type Order, takeOrder } from "./internal/order.ts";
import { hasPayer, type PaymentRow, toResult } from "./internal/rows.ts";

type Input = { taskId: number; cardToken: string; requestId: string };

/** How long a repeated attempt waits for the first one's answer, and how often it looks. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 250;

/** The to-do may change while the money moves; not so often in a row. */
const SETTLING_LOOKS = 6;

/**
 * Takes the sum of a payment to-do by card: a row that says so first, then the gateway, then the outcome. The row is
 * what keeps a second click or tab from paying again. Three trips, since money moves between them.
 * @throws Fault `payment_failed` where the bank refuses; `wrong_state` where it is paid or being paid already.
 */
export async function payByCard(act: Act, input: Input): Promise<PaymentResult> {
  const started = await lookAgain(() => start(act, input));
  if (!started) return answerOfFirst(act, input.requestId);
  const { order, payment } = started;
  const outcome = await act.circumstances.gateway.charge({
    amount: payment.amount,
    currency: payment.currency,
    cardToken: input.cardToken,
    attemptId: payment.requestId,
  });
  if (!outcome.isPaid) {
    await act.write((db) => [
      db
        .update(payments)
        .set({ status: "failed", failure: outcome.reason, settledAt: new Date() })
        .where(and(eq(payments.id, payment.id), eq(payments.status, "processing"))),
    ]);
    throw new Fault("payment_failed");
  }
  return toResult(await settle(act, order, payment, outcome.transactionId));
}

/** Null for an attempt made before. */
async function start(act: Act, input: Input): Promise<{ order: Order; payment: PaymentRow } | null> {
  const attempt = { requestId: input.requestId, operation: "payments.payByCard", body: input };
  const order = await takeOrder(act, input.taskId, attempt);
  if (!order) return null;
  const { task, workspace, draft } = order;
  try {
    const made = await act.writeOnce(attempt, (db) => [
      onlyIf(db, sql`${hasPayer(db, workspace.id)}`),
      ifUnchanged(db, task),
      db
        .update(payments)
        .set({ status: "failed", failure: "No answer came back.", settledAt: act.now })
        .where(
          and(
            eq(payments.taskId, task.id),
            eq(payments.status, "processing"),
            lt(payments.createdAt, abandonedBefore(act)),
          ),
        ),
      db
        .insert(payments)
        .values({ ...draft, method: "card", status: "processing" })
        .returning(),
    ]);
    const payment = made && answerOf(made)[0];
    return payment ? { order, payment } : null;
  } catch (error) {
    if (!isUniqueConflict(error, "payments.task_id")) throw error;
    throw new Fault("wrong_state", "A payment for this has been made or is under way.");
  }
}

/** The money has moved: that is kept whatever has become of the to-do, which ends where it still can. */
async function settle(
  act: Act,
  order: Order,
  payment: PaymentRow,
  transactionId: string,
): Promise<PaymentRow> {
  let { task, workspace, run, assignees } = order;
  for (let look = 1; ; look++) {
    try {
      const canEnd = nextTaskState(task, { type: "submit" }, act.today) !== null;
      const results = await act.write((db) => [
        onlyIf(
          db,
          sql`exists (select 1 from payments where id = ${payment.id} and status in ('processing', 'failed'))`,
        ),
        record(act, db, {
          kind: "payment.succeeded",
          workspaceId: workspace.id,
          taskId: task.id,
          personId: payment.payerId,
          subject: task.title,
        }),
        notifyMembers(db, {
          workspaceId: workspace.id,
          taskId: task.id,
          audience: "all",
          except: act.isStaff ? act.who.userId : null,
          kind: "payment",
          title: "Payment received",
          message: `${formatMoney(payment)} for “${task.title}” (${workspace.name}).`,
          type: "success",
          category: "task",
          at: act.now,
        }),
        ...(canEnd ? submitTask(act, db, { task, workspace, run, assignees, forEverybody: true }) : []),
        db
          .update(payments)
          .set({ status: "succeeded", transactionId, settledAt: new Date(), failure: null })
          .where(eq(payments.id, payment.id)),
        ...bookDeposit(act, db, task.id),
        db.select().from(payments).where(eq(payments.id, payment.id)),
      ]);
      const [paid] = answerOf(results);
      if (!paid) throw new Fault("wrong_state");
      return paid;
    } catch (error) {
      if (!(error instanceof CalledOff) || look === SETTLING_LOOKS) {
        log({
          event: "payment taken but not kept",
          reference: act.circumstances.reference,
          error: describe(error),
        });
        throw error;
      }
      const again = await allowTask(act, task.id, "pay", (db) => [
        assigneesOf(db, task.id),
        ...runQueries(db, journeyOfTask(task.id)),
      ]);
      ({ task, workspace } = again);
      [assignees] = again.also;
      run = toRun(again.also[1][0], again.also[2]);
    }
  }
}

/** The same attempt again gives the same answer, once there is one. */
async function answerOfFirst(act: Act, requestId: string): Promise<PaymentResult> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const [[payment]] = await act.read((db) => [
      db.select().from(payments).where(eq(payments.requestId, requestId)),
    ]);
    if (!payment) throw new Fault("not_found");
    if (payment.status === "succeeded") return toResult(payment);
    if (payment.status === "failed" || isAbandoned(act, payment)) throw new Fault("payment_failed");
    if (Date.now() > until) throw new Fault("wrong_state", "This payment is still being processed.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
