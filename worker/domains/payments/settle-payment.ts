import { and, eq, inArray, sql } from "drizzle-orm";

import { formatMoney } from "#contracts/core/money.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import { payments } from "#db/schema.ts";
import { allowTask, type Allowed, type TaskRow, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import { record } from "#worker/core/record.ts";
import { isUniqueConflict, onlyIf, type Statement } from "#worker/core/writing.ts";
import { bookDeposit } from "#worker/domains/billing/book-deposit.ts";
import { paysNothing } from "#worker/domains/notifications/money-news.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { type JourneyRun, journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { type AssigneeRow, assigneesOf, submitTask } from "#worker/domains/tasks/submit-task.ts";

import type { PaymentRow } from "./internal/rows.ts";

/** The to-do may change while the money moves; not so often in a row. */
const LOOKS = 6;

export type Payable = {
  task: Allowed<TaskRow, "pay">;
  workspace: Allowed<WorkspaceRow, "pay">;
  run: JourneyRun;
  assignees: readonly AssigneeRow[];
};

type Paid = {
  payment: PaymentRow;
  transactionId: string;
  /** What belongs into the same batch. */
  also?: (db: Db) => Statement[];
  /** Who knows already that it went through. */
  except: number | null;
};

/**
 * The money has moved: that is kept whatever has become of the to-do, which ends where it still can. A state only moves
 * forward: what is settled stays settled.
 * @throws CalledOff where another call was faster
 */
export async function settlePayment(act: Act, payable: Payable, paid: Paid): Promise<PaymentRow> {
  let { task, workspace, run, assignees } = payable;
  const { payment, transactionId, also, except } = paid;
  for (let look = 1; ; look++) {
    try {
      const canEnd = nextTaskState(task, { type: "submit" }, act.today) !== null;
      const results = await act.write((db) => [
        onlyIf(
          db,
          sql`exists (select 1 from payments where id = ${payment.id} and status in ('processing', 'failed'))`,
        ),
        ...(also?.(db) ?? []),
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
          except,
          kind: "payment",
          title: "Payment received",
          message: `${formatMoney(payment)} for “${task.title}” (${workspace.name}).`,
          type: "success",
          category: "task",
          actionUrl: `/receipt?todo=${task.id}`,
          exceptByMail: paysNothing(workspace.id),
          at: act.now,
        }),
        ...(canEnd
          ? submitTask(act, db, { task, workspace, run, assignees, forEverybody: true, isPaid: true })
          : []),
        db
          .update(payments)
          .set({ status: "succeeded", transactionId, settledAt: new Date(), failure: null })
          .where(eq(payments.id, payment.id)),
        ...bookDeposit(act, db, task.id),
        db.select().from(payments).where(eq(payments.id, payment.id)),
      ]);
      const [kept] = answerOf(results);
      if (!kept) throw new Fault("wrong_state");
      return kept;
    } catch (error) {
      if (!(error instanceof CalledOff) || look === LOOKS) {
        log({
          event: "payment taken but not kept",
          reference: act.circumstances.reference,
          error: describe(error),
        });
        throw error;
      }
      const again = await allowTask(act, task.id, "pay", (db) => [
        assigneesOf(db, task.id),
        db
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.id, payment.id), inArray(payments.status, ["processing", "failed"]))),
        ...runQueries(db, journeyOfTask(task.id)),
      ]);
      if (again.also[1].length === 0) throw error;
      ({ task, workspace } = again);
      [assignees] = again.also;
      run = toRun(again.also[2][0], again.also[3]);
    }
  }
}

/** Money that stands for nothing here: the company has to look at it. Its row keeps what is wrong. */
export async function setApart(
  act: Act,
  payment: PaymentRow,
  { why, also }: { why: string; also?: (db: Db) => Statement[] },
): Promise<void> {
  log({ event: "payment set apart", reference: act.circumstances.reference, error: why });
  await act.write((db) => [
    db
      .update(payments)
      .set({ failure: why })
      .where(and(eq(payments.id, payment.id), sql`${payments.status} <> 'succeeded'`)),
    ...(also?.(db) ?? []),
    notifyMembers(db, {
      workspaceId: payment.workspaceId,
      taskId: payment.taskId,
      audience: "staff",
      kind: "payment",
      title: "A payment needs a look",
      message: why,
      type: "error",
      category: "task",
      actionUrl: staffPage(payment.workspaceId),
      at: act.now,
    }),
  ]);
}

/** Another payment of the same to-do has gone through already. */
export const isPaidTwice = (error: unknown): boolean => isUniqueConflict(error, "payments.task_id");
