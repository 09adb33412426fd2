import { eq, or } from "drizzle-orm";

import { openDb } from "#db/client.ts";
import { gatewayEvents, payments, users } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { Fault } from "#worker/core/fault.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf } from "#worker/domains/tasks/submit-task.ts";
import type { Found } from "#worker/ports/payments/gateway.ts";

import { judge } from "./internal/judge.ts";
import { setApart } from "./settle-payment.ts";

export type GatewayEvent = {
  id: string;
  kind: string;
  transactionId: string;
  /** What we named the payment when we opened it. */
  attemptId: string | null;
  found: Found;
};

/** What became of a message: `foreign` is of a payment that is not ours. */
export type Taken = "kept" | "repeated" | "foreign";

/**
 * Takes what the provider tells by itself: late, twice, or in another order than it happened. Each message counts once, and
 * a payment only moves forward by it. The money is kept even where its journey has been put away meanwhile.
 */
export async function takeEvent(circumstances: Circumstances, event: GatewayEvent): Promise<Taken> {
  const db = openDb(circumstances.connection, "read", circumstances.meter);
  const [made, before] = await db.batch([
    db
      .select({ payment: payments, payer: users })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.payerId))
      .where(
        or(
          eq(payments.transactionId, event.transactionId),
          event.attemptId === null ? undefined : eq(payments.requestId, event.attemptId),
        ),
      )
      .limit(1),
    db.select({ id: gatewayEvents.id }).from(gatewayEvents).where(eq(gatewayEvents.id, event.id)),
  ]);
  const [found] = made;
  if (!found) return "foreign";
  if (before.length > 0) return "repeated";
  const { payment, payer } = found;
  const act = Act.inNameOf(circumstances, payer);
  const noted = (batch: typeof db) =>
    batch.insert(gatewayEvents).values({
      id: event.id,
      kind: event.kind,
      paymentId: payment.id,
      receivedAt: act.now,
    });
  const also = (batch: typeof db) => [noted(batch)];
  try {
    if (payment.status === "succeeded") await act.write((batch) => [noted(batch)]);
    else {
      const {
        task,
        workspace,
        also: others,
      } = await allowTask(act, payment.taskId, "pay", (batch) => [
        assigneesOf(batch, payment.taskId),
        ...runQueries(batch, journeyOfTask(payment.taskId)),
      ]);
      await judge(
        act,
        { task, workspace, run: toRun(others[1][0], others[2]), assignees: others[0] },
        { payment, found: event.found, also },
      );
    }
    return "kept";
  } catch (error) {
    if (isUniqueConflict(error, "gateway_events.id")) return "repeated";
    if (!(error instanceof Fault && error.code === "not_found") || event.found.state !== "paid") throw error;
    const why = `A payment came in for a journey that was archived (${event.transactionId}). Restore it, or refund the payment.`;
    await setApart(act, payment, { why, also });
    return "kept";
  }
}
