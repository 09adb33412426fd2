import { eq, sql } from "drizzle-orm";

import { invoiceAmounts } from "#contracts/billing/invoice-amounts.ts";
import type { InvoiceDraft } from "#contracts/billing/invoice-drafts-shapes.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, invoices } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { bookPayments } from "./book-payments.ts";
import { insertLines, toInvoice } from "./internal/rows.ts";

type Recipient = { client: typeof clients.$inferSelect; workspaceId: number | null; petName: string | null };

/**
 * Drafts an invoice. What the journey's owner has paid and no invoice shows yet is booked on it, in the same batch.
 * @throws Fault `not_found` for a missing journey or client; `invalid_input` where the lines come to less than nothing.
 */
export async function createInvoice(act: Act, draft: InvoiceDraft): Promise<Invoice> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const { total, tax } = amountsOf(draft.lines);
  const { client, workspaceId, petName } = await recipientOf(act, draft);
  const customerName = draft.customerName ?? client.fullName;
  const made = await act.writeOnce({ requestId, operation: "billing.create", body }, (db) => {
    const isMade = sql<number>`(select id from invoices where request_id = ${requestId})`;
    return [
      db.insert(invoices).values({
        requestId,
        workspaceId,
        clientId: client.id,
        customerName,
        customerEmail: draft.customerEmail ?? client.email,
        customerAddress: draft.customerAddress ?? client.address ?? "",
        petName,
        serviceDescription: draft.serviceDescription,
        notes: draft.notes ?? "",
        issuedOn: act.today,
        dueDate: draft.dueDate,
        totalAmount: total,
        taxAmount: tax,
        currency: draft.currency,
        isRecurring: draft.isRecurring,
        createdAt: act.now,
      }),
      insertLines(db, isMade, draft.lines),
      ...(workspaceId === null
        ? []
        : [
            bookPayments(act, db, {
              payment: sql`p.workspace_id = ${workspaceId}`,
              invoice: sql`i.id = ${isMade}`,
            }),
          ]),
      record(act, db, {
        kind: "invoice.created",
        ...(workspaceId === null ? {} : { workspaceId }),
        subject: draft.serviceDescription,
      }),
      madeBy(db, requestId),
    ];
  });
  const [row] = made ? answerOf(made) : (await act.read((db) => [madeBy(db, requestId)]))[0];
  if (!row) throw new Fault("not_found");
  return toInvoice(row);
}

/** @throws Fault `invalid_input` where they come to less than nothing. */
export function amountsOf(lines: InvoiceDraft["lines"]): { total: number; tax: number } {
  const { total, tax } = invoiceAmounts(lines);
  if (total < 0) throw badFields({ lines: "The lines come to less than nothing" });
  return { total, tax };
}

async function recipientOf(act: Act, draft: InvoiceDraft): Promise<Recipient> {
  if (draft.workspaceId !== undefined) {
    const { workspace, also } = await allowWorkspace(act, draft.workspaceId, "edit", (db) => [
      db
        .select()
        .from(clients)
        .where(sql`${clients.id} = (select client_id from workspaces where id = ${draft.workspaceId})`),
    ]);
    const [[client]] = also;
    if (!client) throw new Fault("not_found");
    return { client, workspaceId: workspace.id, petName: workspace.petName || null };
  }
  if (draft.clientId === undefined) throw badFields({ clientId: "A journey or a client is required" });
  const [[client]] = await act.read((db) => [
    db
      .select()
      .from(clients)
      .where(eq(clients.id, draft.clientId ?? 0)),
  ]);
  if (!client) throw new Fault("not_found");
  return { client, workspaceId: null, petName: null };
}

function madeBy(db: Db, requestId: string) {
  return db.select().from(invoices).where(eq(invoices.requestId, requestId));
}
