import type { PaymentItem } from "#contracts/payments/shapes.ts";
import type { payments } from "#db/schema.ts";
import { allowTask, type Allowed, type TaskRow, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, type Attempt, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { type JourneyRun, journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { type AssigneeRow, assigneesOf, refuseUnlessOpen } from "#worker/domains/tasks/submit-task.ts";

import { type Bill, billOf } from "./bill.ts";
import { clientOf, itemsOf, payerOf, paymentsOf, type PaymentRow, toItem } from "./rows.ts";

/** A worker that died between asking and answering must not block a to-do for ever. */
const PROCESSING_EXPIRES_MS = 120_000;

export type Order = {
  task: Allowed<TaskRow, "pay">;
  workspace: Allowed<WorkspaceRow, "pay">;
  run: JourneyRun;
  assignees: readonly AssigneeRow[];
  bill: Bill;
  /** The row to be written, but for its id. */
  draft: Omit<typeof payments.$inferInsert, "method" | "status">;
};

/**
 * Takes a payment to-do for paying it: everything that has to hold before anybody is asked for money.
 * Null where this very attempt has been made before.
 * @throws Fault `wrong_state` without a payer, when it is paid, being paid or announced, or when nothing is due;
 * `out_of_turn` before its turn.
 */
export async function takeOrder(act: Act, taskId: number, attempt: Attempt): Promise<Order | null> {
  const { task, workspace, also } = await allowTask(act, taskId, "pay", (db) => [
    attemptQuery(db, attempt.requestId),
    itemsOf(db, taskId),
    paymentsOf(db, taskId),
    clientOf(db, taskId),
    payerOf(db, taskId),
    assigneesOf(db, taskId),
    ...runQueries(db, journeyOfTask(taskId)),
  ]);
  const [[before], itemRows, made, [client], [payer], assignees, [found], steps] = also;
  if (await act.isRepeated(attempt, before)) return null;
  const items = itemRows.map(toItem);
  const bill = billOf(task, items);
  refuseUnlessOpen(act, task);
  if (!payer) throw new Fault("wrong_state", "Roles need to be set to proceed");
  if (made.some((payment) => isInTheWay(act, payment))) {
    throw new Fault("wrong_state", "A payment for this has been made or is under way.");
  }
  if (bill.due <= 0) throw new Fault("wrong_state", "There is nothing to pay.");
  return {
    task,
    workspace,
    run: toRun(found, steps),
    assignees,
    bill,
    draft: {
      workspaceId: task.workspaceId,
      taskId,
      amount: bill.due,
      currency: bill.currency,
      customerName: client?.fullName ?? "",
      customerEmail: client?.email ?? "",
      items: items.filter((item: PaymentItem) => item.required),
      payerId: payer.userId,
      requestId: attempt.requestId,
      createdAt: act.now,
    },
  };
}

export function isAbandoned(act: Act, payment: PaymentRow): boolean {
  return payment.status === "processing" && payment.createdAt < abandonedBefore(act);
}

/** Where a provider knows what became of a payment, it is asked instead of given up. */
export function abandonedBefore(act: Act): Date {
  if (act.circumstances.gateway.publishableKey !== null) return new Date(0);
  return new Date(act.now.getTime() - PROCESSING_EXPIRES_MS);
}

function isInTheWay(act: Act, payment: PaymentRow): boolean {
  return payment.status !== "failed" && !isAbandoned(act, payment);
}
