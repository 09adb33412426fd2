import { eq, sql } from "drizzle-orm";

import { nextInvoiceState } from "#contracts/billing/invoice-states.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { invoices } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { toInvoice } from "./internal/rows.ts";

type Input = { invoiceId: number; version: number; reason: string };

/**
 * Calls an issued invoice off. It stays with its number and the reason, and counts nowhere any more.
 * @throws Fault `wrong_state` for a draft, and while a payment is on it.
 */
export async function voidInvoice(act: Act, { invoiceId, version, reason }: Input): Promise<Invoice> {
  const { invoice } = await allowInvoice(act, invoiceId, "edit");
  if (invoice.version !== version) throw new Fault("stale_version");
  const state = { ...invoice, total: invoice.totalAmount, paid: invoice.paidAmount };
  if (!nextInvoiceState(state, { type: "void" }, act.today)) {
    throw new Fault(
      "wrong_state",
      invoice.paidAmount === 0
        ? "Only an invoice that is issued and open can be made void."
        : "Take its payments back first.",
    );
  }
  grant(act, "sendInvoices");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from invoices where id = ${invoiceId} and version = ${version} and paid_amount = 0)`,
    ),
    record(act, db, {
      kind: "invoice.voided",
      ...(invoice.workspaceId === null ? {} : { workspaceId: invoice.workspaceId }),
      subject: invoice.invoiceNumber ?? undefined,
      data: { text: reason },
    }),
    db
      .update(invoices)
      .set({ status: "void", voidReason: reason, version: version + 1 })
      .where(eq(invoices.id, invoiceId))
      .returning(),
  ]);
  const [voided] = answerOf(results);
  if (!voided) throw new Fault("not_found");
  return toInvoice(voided);
}
