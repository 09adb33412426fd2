import { eq, sql } from "drizzle-orm";

import { nextInvoiceState } from "#contracts/billing/invoice-states.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { formatMoney } from "#contracts/core/money.ts";
import type { Db } from "#db/client.ts";
import { clients, invoices, settings } from "#db/schema.ts";
import { allowInvoice, type InvoiceRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { saysNothingOfPayments } from "#worker/domains/notifications/money-news.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";

import { mailInvoice } from "./internal/invoice-mail.ts";
import { linesOf, receiptsOf, toInvoice } from "./internal/rows.ts";
import { sellerSettings, toSeller } from "./internal/settings.ts";
import { settledBy } from "./internal/settled.ts";

type Input = { invoiceId: number; version: number; isMailed: boolean };

const COUNTER = "invoice_counter";

/**
 * Gives a draft its number and today's date. Counter and invoice change in one batch or not at all, so that no number is
 * missing and none stands on two.
 * @throws Fault `wrong_state` where it is issued already or comes to nothing; `invalid_input` for a due date in the past.
 */
export async function issueInvoice(act: Act, { invoiceId, version, isMailed }: Input): Promise<Invoice> {
  const { invoice, also } = await allowInvoice(act, invoiceId, "edit", (db) => [
    linesOf(db, invoiceId),
    receiptsOf(db, invoiceId),
    sellerSettings(db),
  ]);
  refuseUnlessReady(act, invoice, version);
  const [lines, receipts, company] = also;
  const leave = grant(act, "sendInvoices");
  const { mailedAt, statements } = isMailed
    ? mailInvoice(act, {
        invoice: { ...invoice, issuedOn: act.today },
        lines,
        receipts,
        seller: toSeller(company),
        occasion: "issued",
        leave,
      })
    : { mailedAt: null, statements: () => [] };
  const next = sql`(select cast(value ->> '$.last' as integer) from settings where key = ${COUNTER})`;
  const number = sql`'INV-' || printf('%05d', ${next})`;
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from invoices where id = ${invoiceId} and version = ${version} and status = 'draft')`,
    ),
    countOn(act, db),
    db
      .update(invoices)
      .set({
        ...settledBy(act),
        invoiceNumber: number,
        issuedOn: act.today,
        mailedAt,
        version: version + 1,
      })
      .where(eq(invoices.id, invoiceId)),
    ...statements(db),
    notifyUser(db, {
      userId: sql`(select ${clients.userId} from ${clients} where ${clients.id} = ${invoice.clientId})`,
      title: `New invoice: ${invoice.serviceDescription}`,
      message: `${formatMoney({ amount: invoice.totalAmount, currency: invoice.currency })}, due on ${dayInWords(invoice.dueDate)}.`,
      type: "info",
      category: "system",
      kind: "payment",
      actionUrl: `/invoice/${invoiceId}`,
      // A colleague says whether it is mailed, and where to; its news is mailed besides to who asked for that.
      exceptByMail: sql`${saysNothingOfPayments} or (${isMailed ? 1 : 0} and users.email = ${invoice.customerEmail})`,
      at: act.now,
    }),
    record(act, db, {
      kind: "invoice.issued",
      ...(invoice.workspaceId === null ? {} : { workspaceId: invoice.workspaceId }),
      subject: invoice.serviceDescription,
    }),
    db.select().from(invoices).where(eq(invoices.id, invoiceId)),
  ]);
  const [issued] = answerOf(results);
  if (!issued) throw new Fault("not_found");
  if (isMailed) sendSoon(act);
  return toInvoice(issued);
}

function refuseUnlessReady(act: Act, invoice: InvoiceRow, version: number): void {
  if (invoice.status !== "draft") throw new Fault("wrong_state", "This invoice is issued already.");
  if (invoice.version !== version) throw new Fault("stale_version");
  if (invoice.dueDate < act.today) throw badFields({ dueDate: "The due date is in the past" });
  const state = { ...invoice, total: invoice.totalAmount, paid: invoice.paidAmount };
  if (!nextInvoiceState(state, { type: "issue" }, act.today)) {
    throw new Fault("wrong_state", "An invoice over nothing is not issued.");
  }
}

function countOn(act: Act, db: Db) {
  return db
    .insert(settings)
    .values({ key: COUNTER, value: { last: 1 }, updatedAt: act.now })
    .onConflictDoUpdate({
      target: settings.key,
      set: {
        value: sql`json_set(${settings.value}, '$.last', cast(${settings.value} ->> '$.last' as integer) + 1)`,
        updatedAt: act.now,
      },
    });
}
