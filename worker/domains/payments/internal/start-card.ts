import { and, eq, lt, sql } from "drizzle-orm";

import { cardStepOf } from "#contracts/core/money.ts";
import { payments } from "#db/schema.ts";
import { type Act, answerOf, type Attempt } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { isUniqueConflict, onlyIf } from "#worker/core/writing.ts";
import { ifUnchanged } from "#worker/domains/tasks/advance-task.ts";

import { abandonedBefore, type Order, refuseWithoutCards, takeOrder } from "./order.ts";
import { hasPayer, type PaymentRow } from "./rows.ts";

/**
 * The row that says that a card is being charged, before anybody is asked for money: it is what keeps a second click or tab
 * from paying again. Null for an attempt made before.
 * @param form whose form the card is typed into
 * @throws Fault as `takeOrder`; `wrong_state` where cards are not taken, or not in that form: whose to-do it is comes first
 */
export async function startCard(
  act: Act,
  attempt: Attempt,
  taskId: number,
  form: "portal" | "provider",
): Promise<{ order: Order; payment: PaymentRow } | null> {
  const order = await takeOrder(act, taskId, attempt);
  if (!order) return null;
  refuseWithoutCards(act);
  if (form === "portal" && act.circumstances.gateway.way === "provider") {
    throw new Fault("wrong_state", "Cards are taken in the provider's own form.");
  }
  const { task, workspace, draft } = order;
  if (draft.amount % cardStepOf(draft.currency) !== 0)
    throw new Fault("wrong_state", "No card pays a third decimal. Please pay by bank transfer.");
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
