import { and, eq, isNotNull } from "drizzle-orm";

import type { Receipt } from "#contracts/payments/receipts-shapes.ts";
import { paymentReceiptNumber } from "#contracts/payments/receipts.ts";
import { invoiceReceipts, invoices, payments, pets, workspaces } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { toPaymentResult } from "#worker/domains/payments/payment-result.ts";

import { sellerSettings, toSeller } from "./internal/settings.ts";

/** @throws Fault `wrong_state` while nothing has been paid in the to-do. */
export async function findReceipt(act: Act, { taskId }: { taskId: number }): Promise<Receipt> {
  const { task, workspace, sight, also } = await allowTask(act, taskId, "view", (db) => [
    db
      .select({ payment: payments, petName: pets.name, invoiceNumber: invoices.invoiceNumber })
      .from(payments)
      .innerJoin(workspaces, eq(workspaces.id, payments.workspaceId))
      .innerJoin(pets, eq(pets.id, workspaces.petId))
      .leftJoin(invoiceReceipts, eq(invoiceReceipts.paymentId, payments.id))
      .leftJoin(invoices, and(eq(invoices.id, invoiceReceipts.invoiceId), isNotNull(invoices.invoiceNumber)))
      .where(and(eq(payments.taskId, taskId), eq(payments.status, "succeeded"))),
    sellerSettings(db),
  ]);
  const [[found], company] = also;
  if (!found) throw new Fault("wrong_state", "Nothing has been paid here yet.");
  return {
    number: paymentReceiptNumber(found.payment.id),
    title: task.title,
    workspaceName: workspace.name,
    petName: found.petName,
    invoiceNumber: found.invoiceNumber,
    paid: toPaymentResult(found.payment, sight),
    refundedAmount: found.payment.refundedAmount,
    seller: toSeller(company),
  };
}
