import { sql } from "drizzle-orm";
import type * as z from "zod";

import { creditOf } from "#contracts/billing/invoice-states.ts";
import type { billingRoutes } from "#contracts/billing/routes.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { invoiceReceipts } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { paysNothing } from "#worker/domains/notifications/money-news.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";

import { toInvoice } from "./internal/rows.ts";
import { invoiceNow, invoiceQuery, settleInvoice } from "./internal/settled.ts";

type Input = z.output<typeof billingRoutes.recordRefund.input>;

/**
 * Writes down that money which came in too much has been sent back; the people of the journey are told. What was too much
 * when it was looked at is too much still when it is written, so that two colleagues do not both book one refund.
 * @throws Fault `wrong_state` where nothing came in too much; `invalid_input` for more than that.
 */
export async function recordRefund(act: Act, input: Input): Promise<Invoice> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const attempt = { requestId, operation: "billing.recordRefund", body };
  const { invoiceId, amount, method, refundedOn } = input;
  return lookAgain(async () => {
    const { invoice, also } = await allowInvoice(act, invoiceId, "edit", (db) => [
      attemptQuery(db, requestId),
    ]);
    const [[before]] = also;
    if (await act.isRepeated(attempt, before)) return toInvoice(invoice);
    const { currency, workspaceId, invoiceNumber, paidAmount } = invoice;
    const credit = creditOf({ total: invoice.totalAmount, paid: paidAmount });
    if (invoice.status !== "paid" || credit === 0)
      throw new Fault("wrong_state", "Nothing came in too much on this invoice.");
    if (amount > credit)
      throw badFields({ amount: `Only ${formatMoney({ amount: credit, currency })} came in too much` });
    if (refundedOn > act.today) throw badFields({ refundedOn: "This day has not come yet" });
    grant(act, "recordPayments");
    const made = await act.writeOnce(attempt, (db) => [
      onlyIf(
        db,
        sql`exists (select 1 from invoices where id = ${invoiceId} and status = 'paid' and paid_amount = ${paidAmount})`,
      ),
      db.insert(invoiceReceipts).values({
        invoiceId,
        receivedOn: refundedOn,
        amount: -amount,
        method,
        note: input.note ?? null,
        createdAt: act.now,
      }),
      settleInvoice(act, db, invoiceId),
      record(act, db, {
        kind: "receipt.refunded",
        ...(workspaceId === null ? {} : { workspaceId }),
        subject: invoiceNumber ?? undefined,
        data: { after: { amount, currency, method, refundedOn } },
      }),
      notifyMembers(db, {
        workspaceId: workspaceId ?? 0,
        audience: "owners",
        except: act.who.userId,
        kind: "payment",
        title: "Money sent back",
        message: `${formatMoney({ amount, currency })} that came in too much on invoice ${invoiceNumber} have been sent back.`,
        type: "info",
        category: "task",
        actionUrl: `/invoice/${invoiceId}`,
        exceptByMail: paysNothing(workspaceId ?? 0),
        at: act.now,
      }),
      invoiceQuery(db, invoiceId),
    ]);
    return toInvoice((made && answerOf(made)[0]) ?? (await invoiceNow(act, invoiceId)));
  });
}
