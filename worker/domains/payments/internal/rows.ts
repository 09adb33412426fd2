import { and, asc, desc, eq, exists, inArray, ne, type SQL, sql } from "drizzle-orm";

import type { PaymentItem } from "#contracts/payments/shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, paymentItems, payments, tasks, workspaceMembers, workspaces } from "#db/schema.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** What a payment to-do needs to know, each a statement of the read that takes the task. */
export function itemsOf(db: Db, taskId: number) {
  return db
    .select()
    .from(paymentItems)
    .where(inArray(paymentItems.workspaceId, workspaceOf(db, taskId)))
    .orderBy(asc(paymentItems.position));
}

export function paymentsOf(db: Db, taskId: number) {
  return db.select().from(payments).where(eq(payments.taskId, taskId)).orderBy(desc(payments.id));
}

/** What the journey's other to-dos have brought, less what has gone back, as `goneBack` of contracts/money-back.ts has it. */
export function paidBefore(db: Db, taskId: number) {
  return db
    .select({
      amount: sql<number>`ifnull(sum(amount - min(amount, refunded_amount + max(0, disputed_amount))), 0)`,
    })
    .from(payments)
    .where(
      and(
        inArray(payments.workspaceId, workspaceOf(db, taskId)),
        ne(payments.taskId, taskId),
        eq(payments.status, "succeeded"),
      ),
    );
}

export function clientOf(db: Db, taskId: number) {
  return db
    .select({ fullName: clients.fullName, email: clients.email })
    .from(workspaces)
    .innerJoin(clients, eq(clients.id, workspaces.clientId))
    .where(inArray(workspaces.id, workspaceOf(db, taskId)));
}

export function payerOf(db: Db, taskId: number) {
  return db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(inArray(workspaceMembers.workspaceId, workspaceOf(db, taskId)), eq(workspaceMembers.isPayer, true)),
    );
}

/** True while a journey has a payer among its members. */
export function hasPayer(db: Db, workspaceId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.isPayer, true))),
  );
}

function workspaceOf(db: Db, taskId: number) {
  return db.select({ id: tasks.workspaceId }).from(tasks).where(eq(tasks.id, taskId));
}

export function toItem({
  id,
  description,
  amount,
  currency,
  required,
}: typeof paymentItems.$inferSelect): PaymentItem {
  return { id, description, amount, currency, required };
}
