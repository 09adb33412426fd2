import type { BankAccount } from "#contracts/payments/bank-accounts-shapes.ts";
import type { PaymentItem } from "#contracts/payments/shapes.ts";
import type { payments } from "#db/schema.ts";
import { allowTask, type Allowed, type TaskRow, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, type Attempt, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { type JourneyRun, journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { type AssigneeRow, assigneesOf, refuseUnlessOpen } from "#worker/domains/tasks/submit-task.ts";

import { type Bill, billOf } from "./bill.ts";
import { clientOf, itemsOf, paidBefore, payerOf, paymentsOf, type PaymentRow, toItem } from "./rows.ts";

/** A worker that died between asking and answering must not block a to-do for ever. */
const PROCESSING_EXPIRES_MS = 120_000;

export type Order = {
  task: Allowed<TaskRow, "pay">;
  workspace: Allowed<WorkspaceRow, "pay">;
  run: JourneyRun;
  assignees: readonly AssigneeRow[];
  bill: Bill;
  /** Where a transfer of it could go. */
  accounts: readonly BankAccount[];
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
    paidBefore(db, taskId),
    settingQuery(db, SETTINGS.bankAccounts.key),
    ...runQueries(db, journeyOfTask(taskId)),
  ]);
  const [[before], itemRows, made, [client], [payer], assignees, [paid], bank, [found], steps] = also;
  if (await act.isRepeated(attempt, before)) return null;
  const items = itemRows.map(toItem);
  const { depositPercent } = workspace;
  const bill = billOf(task, { items, depositPercent, paidBefore: paid?.amount ?? 0 });
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
    accounts: SETTINGS.bankAccounts
      .of(bank[0]?.value)
      .accounts.filter(({ currency }) => currency === bill.currency),
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

/** @throws Fault `wrong_state` where no provider is set up, before anything is written */
export function refuseWithoutCards(act: Act): void {
  if (act.circumstances.gateway.way !== "none") return;
  throw new Fault("wrong_state", "Cards are not taken here. Pay by bank transfer, or ask your team.");
}

export function isAbandoned(act: Act, payment: PaymentRow): boolean {
  return payment.status === "processing" && payment.createdAt < abandonedBefore(act);
}

/** Where a provider knows what became of a payment, it is asked instead of given up. */
export function abandonedBefore(act: Act): Date {
  if (act.circumstances.gateway.way === "provider") return new Date(0);
  return new Date(act.now.getTime() - PROCESSING_EXPIRES_MS);
}

function isInTheWay(act: Act, payment: PaymentRow): boolean {
  return payment.status !== "failed" && !isAbandoned(act, payment);
}
