import { and, desc, eq } from "drizzle-orm";

import type { PaymentResult } from "#contracts/payments/shapes.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import { payments } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { advanceTask } from "#worker/domains/tasks/advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";

import { paymentsOf } from "./internal/rows.ts";
import { toPaymentResult } from "./payment-result.ts";
import { settleTransfer } from "./settle-transfer.ts";

/** @throws Fault `wrong_state` where no transfer is awaited. */
export async function confirmTransfer(act: Act, { taskId }: { taskId: number }): Promise<PaymentResult> {
  return lookAgain(async () => {
    const { task, workspace, also } = await allowTask(act, taskId, "edit", (db) => [
      paymentsOf(db, taskId),
      ...runQueries(db, journeyOfTask(taskId)),
    ]);
    const [paid, [found], steps] = also;
    if (!paid.some(({ status }) => status === "awaiting_transfer")) {
      throw new Fault("wrong_state", "No bank transfer has been announced for this action.");
    }
    const type = isInReview(task) ? "approve" : "complete";
    const leave = grant(act, "recordPayments");
    const results = await act.write((db) => [
      ...advanceTask(act, db, { task, workspace, run: toRun(found, steps), event: { type }, isPaid: true }),
      ...settleTransfer(act, db, { task, leave }),
      db
        .select()
        .from(payments)
        .where(and(eq(payments.taskId, taskId), eq(payments.status, "succeeded")))
        .orderBy(desc(payments.id)),
    ]);
    const [settled] = answerOf(results);
    if (!settled) throw new Fault("wrong_state");
    return toPaymentResult(settled, { ofMoney: true });
  });
}
