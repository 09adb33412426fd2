import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { OwnReceipt } from "#contracts/payments/receipts-shapes.ts";
import { paymentReceiptNumber } from "#contracts/payments/receipts.ts";
import type { Db } from "#db/client.ts";
import {
  clients,
  invoiceReceipts,
  invoices,
  payments,
  tasks,
  workspaceMembers,
  workspaces,
} from "#db/schema.ts";
import { ownInvoices } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { placeOf, refuseUnlessInstant, toPage } from "#worker/core/paging.ts";

import { numberOf } from "./internal/rows.ts";

/** Both kinds share one order: by when it was kept, then by this, in which no two are equal. */
const RANK_OF_PAYMENT = sql<number>`${payments.id} * 2`;
const RANK_OF_ENTRY = sql<number>`${invoiceReceipts.id} * 2 + 1`;

/** Money that came by the portal, and what colleagues wrote down on the caller's invoices; each once. */
export async function listOwnReceipts(act: Act, { limit, cursor }: PageInput): Promise<Page<OwnReceipt>> {
  const place = placeOf(cursor);
  if (place) refuseUnlessInstant(place);
  const [paid, booked] = await act.read((db) => [
    db
      .select({ payment: payments, title: tasks.title, workspaceName: workspaces.name })
      .from(payments)
      .innerJoin(tasks, eq(tasks.id, payments.taskId))
      .innerJoin(workspaces, eq(workspaces.id, payments.workspaceId))
      .where(
        and(
          eq(payments.status, "succeeded"),
          inArray(payments.workspaceId, paidFor(act, db)),
          place ? sql`(${payments.settledAt}, ${RANK_OF_PAYMENT}) < (${place.key}, ${place.id})` : undefined,
        ),
      )
      .orderBy(desc(payments.settledAt), desc(payments.id))
      .limit(limit + 1),
    db
      .select({
        entry: invoiceReceipts,
        invoice: invoices,
        workspaceName: workspaces.name,
        isTakenBack: sql<number>`exists (select 1 from invoice_receipts back where back.reverses_id = ${invoiceReceipts.id})`,
      })
      .from(invoiceReceipts)
      .innerJoin(invoices, eq(invoices.id, invoiceReceipts.invoiceId))
      .leftJoin(workspaces, eq(workspaces.id, invoices.workspaceId))
      .where(
        and(
          isNull(invoiceReceipts.paymentId),
          gt(invoiceReceipts.amount, 0),
          // An entry that takes a refund back brings no money.
          isNull(invoiceReceipts.reversesId),
          ne(invoices.status, "draft"),
          ownInvoices(act, db),
          place
            ? sql`(${invoiceReceipts.createdAt}, ${RANK_OF_ENTRY}) < (${place.key}, ${place.id})`
            : undefined,
        ),
      )
      .orderBy(desc(invoiceReceipts.createdAt), desc(invoiceReceipts.id))
      .limit(limit + 1),
  ]);
  const rows = [
    ...paid.map(({ payment, title, workspaceName }) => ({
      key: (payment.settledAt ?? payment.createdAt).getTime(),
      id: payment.id * 2,
      item: {
        number: paymentReceiptNumber(payment.id),
        receivedOn: dateInZone(payment.settledAt ?? payment.createdAt, act.circumstances.companyZone),
        amount: payment.amount,
        currency: payment.currency,
        method: payment.method,
        title,
        workspaceName,
        refundedAmount: payment.refundedAmount,
        isTakenBack: false,
        page: { todo: payment.taskId },
      },
    })),
    ...booked.map(({ entry, invoice, workspaceName, isTakenBack }) => ({
      key: entry.createdAt.getTime(),
      id: entry.id * 2 + 1,
      item: {
        number: `${numberOf(invoice)}-${entry.id}`,
        receivedOn: entry.receivedOn,
        amount: entry.amount,
        currency: invoice.currency,
        method: entry.method,
        title: invoice.serviceDescription,
        workspaceName,
        refundedAmount: 0,
        isTakenBack: isTakenBack === 1,
        page: { invoice: invoice.id, entry: entry.id },
      },
    })),
  ].toSorted((one, other) => other.key - one.key || other.id - one.id);
  return toPage(
    rows,
    limit,
    ({ item }) => item,
    ({ key, id }) => ({ key, id }),
  );
}

/** The journeys that the caller takes part in and pays: as their payer, or as the company's customer. */
function paidFor(act: Act, db: Db) {
  const { userId } = act.who;
  return db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .innerJoin(clients, eq(clients.id, workspaces.clientId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        or(eq(workspaceMembers.isPayer, true), eq(clients.userId, userId)),
      ),
    );
}
