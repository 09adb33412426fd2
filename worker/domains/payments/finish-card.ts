import { and, eq } from "drizzle-orm";

import type { PaymentResult } from "#contracts/payments/shapes.ts";
import { payments } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf } from "#worker/domains/tasks/submit-task.ts";

import { judge } from "./internal/judge.ts";
import { orSilent } from "./open-card.ts";
import { toPaymentResult } from "./payment-result.ts";

/**
 * Asks the provider what became of a payment that was opened, and keeps it. As often as one likes: a payment settles once,
 * here or by the provider's own message.
 * @throws Fault `payment_failed` where nothing was taken and the card may be tried again; `wrong_state` while the bank is at
 * it; `unavailable` where the provider is silent.
 */
export async function finishCard(
  act: Act,
  { taskId, requestId }: { taskId: number; requestId: string },
): Promise<PaymentResult> {
  const { task, workspace, also } = await allowTask(act, taskId, "pay", (db) => [
    db
      .select()
      .from(payments)
      .where(and(eq(payments.requestId, requestId), eq(payments.taskId, taskId))),
    assigneesOf(db, taskId),
    ...runQueries(db, journeyOfTask(taskId)),
  ]);
  const [[payment], assignees, [journey], steps] = also;
  if (!payment) throw new Fault("not_found");
  if (payment.status === "succeeded") return toPaymentResult(payment, { ofMoney: true });
  const { gateway } = act.circumstances;
  const found = await orSilent(act, () =>
    gateway.look({ transactionId: payment.transactionId, attemptId: requestId }),
  );
  if (found.state === "open") throw new Fault("payment_failed");
  if (found.state === "under_way")
    throw new Fault("wrong_state", "The bank is still working on this payment.");
  const judged = await judge(
    act,
    { task, workspace, run: toRun(journey, steps), assignees },
    { payment, found, except: act.isStaff ? act.who.userId : null },
  );
  if (judged.status === "succeeded") return toPaymentResult(judged, { ofMoney: true });
  throw found.state === "paid"
    ? new Fault("wrong_state", "The team has to look at this payment. You need not pay again.")
    : new Fault("payment_failed");
}
