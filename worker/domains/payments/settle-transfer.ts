import { and, eq, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { payments } from "#db/schema.ts";
import type { Allowed, TaskRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import type { Grant } from "#worker/core/grants.ts";
import { recordEach } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { bookDeposit } from "#worker/domains/billing/book-deposit.ts";
import { paysNothing } from "#worker/domains/notifications/money-news.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";

type Awaited = { task: Allowed<TaskRow, "edit">; leave: Grant<"recordPayments"> };

/** The announced transfer of a to-do has come; nothing where none was announced. Belongs in the batch that ends the to-do. */
export function settleTransfer(act: Act, db: Db, { task }: Awaited): Statement[] {
  return [
    recordEach(
      act,
      db,
      {
        kind: "payment.succeeded",
        workspaceId: task.workspaceId,
        taskId: sql`task_id`,
        personId: sql`payer_id`,
        subject: sql`${task.title}`,
      },
      sql`payments where task_id = ${task.id} and status = 'awaiting_transfer'`,
    ),
    notifyMembers(db, {
      workspaceId: task.workspaceId,
      taskId: task.id,
      audience: "all",
      except: act.who.userId,
      kind: "payment",
      title: "Payment received",
      message: sql`(select ${`The bank transfer for “${task.title}” (`} || name || ') has arrived.' from workspaces where id = ${task.workspaceId})`,
      type: "success",
      category: "task",
      actionUrl: `/receipt?todo=${task.id}`,
      exceptByMail: paysNothing(task.workspaceId),
      at: act.now,
      when: sql`exists (select 1 from payments where task_id = ${task.id} and status = 'awaiting_transfer')`,
    }),
    db
      .update(payments)
      .set({ status: "succeeded", settledAt: act.now, transactionId: sql`'bank_' || ${payments.requestId}` })
      .where(isAwaited(task)),
    ...bookDeposit(act, db, task.id),
  ];
}

/** The announced transfer has not come; belongs in the batch that hands the to-do back. */
export function dropTransfer(act: Act, db: Db, { task, reason }: Awaited & { reason: string }): Statement[] {
  return [
    db.update(payments).set({ status: "failed", settledAt: act.now, failure: reason }).where(isAwaited(task)),
  ];
}

function isAwaited(task: TaskRow) {
  return and(eq(payments.taskId, task.id), eq(payments.status, "awaiting_transfer"));
}
