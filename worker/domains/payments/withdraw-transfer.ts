import { and, eq, exists, sql } from "drizzle-orm";
import type * as z from "zod";

import type { paymentRoutes } from "#contracts/payments/routes.ts";
import { payments } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { paysNothing } from "#worker/domains/notifications/money-news.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { advanceTask } from "#worker/domains/tasks/advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";

import { paymentsOf } from "./internal/rows.ts";

type Input = z.output<typeof paymentRoutes.withdrawTransfer.input>;

/**
 * Takes back that a transfer is on its way, the one that was announced at that moment and no later one. One that is awaited
 * no more was taken back or handed back before: nothing is left to do.
 * @throws Fault `not_found` where none was announced then; `wrong_state` once it is on the account
 */
export async function withdrawTransfer(act: Act, input: Input): Promise<{ takenBackAt: Date }> {
  const { taskId } = input;
  const announcedAt = Date.parse(input.announcedAt);
  return lookAgain(async () => {
    const { task, workspace, also } = await allowTask(act, taskId, "pay", (db) => [
      paymentsOf(db, taskId),
      ...runQueries(db, journeyOfTask(taskId)),
    ]);
    const [made, [found], steps] = also;
    const transfer = made.find(
      ({ method, createdAt }) => method === "bank" && createdAt.getTime() === announcedAt,
    );
    if (!transfer) throw new Fault("not_found");
    if (transfer.status === "succeeded")
      throw new Fault("wrong_state", "This transfer has arrived. Ask your team if that cannot be.");
    // An owner takes their own word back; a colleague says of money that it does not come.
    if (act.isStaff) grant(act, "recordPayments");
    if (transfer.status === "failed") return { takenBackAt: transfer.settledAt ?? act.now };
    const results = await act.write((db) => {
      const awaited = and(eq(payments.id, transfer.id), eq(payments.status, "awaiting_transfer"));
      const isAwaited = exists(
        db
          .select({ one: sql`1` })
          .from(payments)
          .where(awaited),
      );
      return [
        onlyIf(db, sql`${isAwaited}`),
        ...advanceTask(act, db, { task, workspace, run: toRun(found, steps), event: { type: "withdraw" } }),
        record(act, db, {
          kind: "payment.withdrawn",
          workspaceId: workspace.id,
          taskId,
          personId: transfer.payerId,
          subject: task.title,
        }),
        notifyMembers(db, {
          workspaceId: workspace.id,
          taskId,
          audience: "all",
          except: act.who.userId,
          kind: "payment",
          title: "Transfer taken back",
          message: `${act.user.fullName}: no bank transfer is on its way for “${task.title}” (${workspace.name}).`,
          type: "info",
          category: "task",
          exceptByMail: paysNothing(workspace.id),
          at: act.now,
        }),
        db
          .update(payments)
          .set({ status: "failed", settledAt: act.now, failure: "Taken back: it was not sent." })
          .where(awaited)
          .returning(),
      ];
    });
    const [row] = answerOf(results);
    if (!row) throw new Fault("wrong_state");
    return { takenBackAt: row.settledAt ?? act.now };
  });
}
