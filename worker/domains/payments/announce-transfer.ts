import { eq, sql } from "drizzle-orm";

import { payments } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { submitTask } from "#worker/domains/tasks/submit-task.ts";

import { takeOrder } from "./internal/order.ts";
import { hasPayer } from "./internal/rows.ts";

type Input = { taskId: number; requestId: string };

/**
 * An owner says that a transfer is on its way; a colleague ends the to-do once it is on the account.
 * @throws Fault as `takeOrder`; `wrong_state` where the company has no account that it could go to
 */
export async function announceTransfer(act: Act, input: Input): Promise<{ announcedAt: Date }> {
  const attempt = { requestId: input.requestId, operation: "payments.announceTransfer", body: input };
  const made = await lookAgain(async () => {
    const order = await takeOrder(act, input.taskId, attempt);
    if (!order) return null;
    const { task, workspace, run, assignees, draft, accounts } = order;
    if (accounts.length === 0) {
      throw new Fault("wrong_state", "No bank account has been set up for this. Ask your team how to pay.");
    }
    return act.writeOnce(attempt, (db) => [
      onlyIf(db, sql`${hasPayer(db, workspace.id)}`),
      ...submitTask(act, db, {
        task,
        workspace,
        run,
        assignees,
        forEverybody: true,
        isPaid: true,
        withReview: true,
      }),
      record(act, db, {
        kind: "payment.announced",
        workspaceId: workspace.id,
        taskId: task.id,
        personId: draft.payerId,
        subject: task.title,
      }),
      db
        .insert(payments)
        .values({ ...draft, method: "bank", status: "awaiting_transfer" })
        .returning(),
    ]);
  });
  const [payment] = made
    ? answerOf(made)
    : (
        await act.read((db) => [db.select().from(payments).where(eq(payments.requestId, input.requestId))])
      )[0];
  if (!payment) throw new Fault("not_found");
  return { announcedAt: payment.createdAt };
}
