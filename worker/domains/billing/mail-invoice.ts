import { eq, sql } from "drizzle-orm";

import type { Invoice } from "#contracts/billing/shapes.ts";
import { invoices } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { mailInvoice as mailOf } from "./internal/invoice-mail.ts";
import { linesOf, receiptsOf, toInvoice } from "./internal/rows.ts";
import { sellerSettings, toSeller } from "./internal/settings.ts";

type Input = { invoiceId: number; requestId?: string | undefined };

/** Mails an issued invoice again, with what is still open. @throws Fault `wrong_state` for a draft and a void one. */
export async function mailInvoice(act: Act, input: Input): Promise<Invoice> {
  const { invoiceId, requestId = crypto.randomUUID() } = input;
  const attempt = { requestId, operation: "billing.mail", body: { invoiceId } };
  const { invoice, also } = await allowInvoice(act, invoiceId, "edit", (db) => [
    attemptQuery(db, requestId),
    linesOf(db, invoiceId),
    receiptsOf(db, invoiceId),
    sellerSettings(db),
  ]);
  const [[before], lines, receipts, company] = also;
  if (await act.isRepeated(attempt, before)) return toInvoice(invoice);
  if (invoice.status === "draft" || invoice.status === "void") {
    throw new Fault("wrong_state", "Only an issued invoice is mailed.");
  }
  const leave = grant(act, "sendInvoices");
  const contents = { invoice, lines, receipts, seller: toSeller(company), occasion: requestId, leave };
  const { mailedAt, statements } = mailOf(act, contents);
  const made = await act.writeOnce(attempt, (db) => [
    onlyIf(db, sql`exists (select 1 from invoices where id = ${invoiceId} and status = ${invoice.status})`),
    ...statements(db),
    record(act, db, {
      kind: "invoice.mailed",
      ...(invoice.workspaceId === null ? {} : { workspaceId: invoice.workspaceId }),
      ...(invoice.invoiceNumber === null ? {} : { subject: invoice.invoiceNumber }),
    }),
    db.update(invoices).set({ mailedAt }).where(eq(invoices.id, invoiceId)).returning(),
  ]);
  sendSoon(act);
  return toInvoice((made && answerOf(made)[0]) ?? invoice);
}
