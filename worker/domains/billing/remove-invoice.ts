import { eq, sql } from "drizzle-orm";

import { invoiceLines, invoiceReceipts, invoices } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { keepRemoved } from "#worker/domains/removed/kept-rows.ts";

/** Discards a draft, which can be brought back; a payment that was booked on it waits for the next one. @throws Fault `wrong_state` once it is issued. */
export async function removeInvoice(
  act: Act,
  { invoiceId, version }: { invoiceId: number; version: number },
): Promise<{ invoiceId: number }> {
  const { invoice } = await allowInvoice(act, invoiceId, "edit");
  if (invoice.status !== "draft") {
    throw new Fault("wrong_state", "An issued invoice is kept. It can be made void.");
  }
  if (invoice.version !== version) throw new Fault("stale_version");
  await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from invoices where id = ${invoiceId} and version = ${version} and status = 'draft')`,
    ),
    record(act, db, {
      kind: "invoice.removed",
      ...(invoice.workspaceId === null ? {} : { workspaceId: invoice.workspaceId }),
      subject: invoice.serviceDescription,
    }),
    keepRemoved(act, db, {
      kind: "invoice",
      thingId: invoiceId,
      name: invoice.serviceDescription,
      workspaceId: invoice.workspaceId,
      parts: [
        { table: invoices, where: sql`id = ${invoiceId}` },
        ...[invoiceLines, invoiceReceipts].map((table) => ({ table, where: sql`invoice_id = ${invoiceId}` })),
      ],
    }),
    db.delete(invoices).where(eq(invoices.id, invoiceId)),
  ]);
  return { invoiceId };
}
