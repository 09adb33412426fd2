import { sql } from "drizzle-orm";
import type * as z from "zod";

import { nextInvoiceState, openAmount } from "#contracts/billing/invoice-states.ts";
import type { billingRoutes } from "#contracts/billing/routes.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import type { Db } from "#db/client.ts";
import { invoiceReceipts } from "#db/schema.ts";
import { allowInvoice, type InvoiceRow } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";

import { numberOf, toInvoice } from "./internal/rows.ts";
import { invoiceNow, invoiceQuery, settleInvoice } from "./internal/settled.ts";

type Input = z.output<typeof billingRoutes.recordPayment.input>;

/**
 * Writes down money that came in. What was open when it was looked at has to be open still when it is written, so that
 * two colleagues who book the same transfer do not both.
 * @throws Fault `wrong_state` on a draft or void invoice; `invalid_input` where it is more than is open and not meant so.
 */
export async function recordPayment(act: Act, input: Input): Promise<Invoice> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const attempt = { requestId, operation: "billing.recordPayment", body };
  const { invoiceId, amount, method, receivedOn } = input;
  return lookAgain(async () => {
    const { invoice, also } = await allowInvoice(act, invoiceId, "edit", (db) => [
      attemptQuery(db, requestId),
    ]);
    const [[before]] = also;
    if (await act.isRepeated(attempt, before)) return toInvoice(invoice);
    refuseUnlessFits(act, invoice, input);
    grant(act, "recordPayments");
    const made = await act.writeOnce(attempt, (db) => [
      onlyIf(
        db,
        sql`exists (select 1 from invoices where id = ${invoiceId} and status = ${invoice.status} and paid_amount = ${invoice.paidAmount})`,
      ),
      db
        .insert(invoiceReceipts)
        .values({ invoiceId, receivedOn, amount, method, note: input.note ?? null, createdAt: act.now }),
      settleInvoice(act, db, invoiceId),
      record(act, db, {
        kind: "receipt.booked",
        ...(invoice.workspaceId === null ? {} : { workspaceId: invoice.workspaceId }),
        subject: invoice.invoiceNumber ?? undefined,
        data: { after: { amount, currency: invoice.currency, method, receivedOn } },
      }),
      tellPayers(act, db, invoice, amount),
      invoiceQuery(db, invoiceId),
    ]);
    return toInvoice((made && answerOf(made)[0]) ?? (await invoiceNow(act, invoiceId)));
  });
}

/** Who sees the invoice and pays it; the mail leads to the receipt. */
function tellPayers(act: Act, db: Db, invoice: InvoiceRow, amount: number) {
  const { id, currency, totalAmount, paidAmount, workspaceId, clientId } = invoice;
  const left = openAmount({ total: totalAmount, paid: paidAmount + amount });
  const rest = left > 0 ? `${formatMoney({ amount: left, currency })} is still to pay.` : "It is paid.";
  return notifyEach(db, {
    kind: "payment",
    title: "Payment received",
    message: `${formatMoney({ amount, currency })} for invoice ${numberOf(invoice)}. ${rest}`,
    type: "success",
    category: "task",
    workspaceId,
    actionUrl: sql`'/receipt?invoice=' || cast(${id} as integer) || '&entry=' || (select max(id) from invoice_receipts where invoice_id = ${id})`,
    at: act.now,
    from: sql`users where users.id <> ${act.who.userId} and (users.id in (select user_id from clients where id = ${clientId}) or users.id in (select user_id from workspace_members where workspace_id = ${workspaceId} and is_payer = 1))`,
  });
}

function refuseUnlessFits(
  act: Act,
  invoice: InvoiceRow,
  { amount, receivedOn, isOverpaymentMeant }: Input,
): void {
  const state = { ...invoice, total: invoice.totalAmount, paid: invoice.paidAmount };
  const isIssued = invoice.status !== "draft";
  if (!isIssued || !nextInvoiceState(state, { type: "book", amount }, act.today)) {
    throw new Fault("wrong_state", "Payments are written down on issued invoices only.");
  }
  if (receivedOn > act.today) throw badFields({ receivedOn: "This day has not come yet" });
  const over = amount - Math.max(0, openAmount(state));
  if (over > 0 && !isOverpaymentMeant) {
    throw badFields({
      amount: `This is ${formatMoney({ amount: over, currency: invoice.currency })} more than is open`,
    });
  }
}
