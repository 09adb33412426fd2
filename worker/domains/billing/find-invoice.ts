import { asc, eq } from "drizzle-orm";

import type { InvoiceDetail } from "#contracts/billing.ts";
import { clients, invoiceLines, invoices, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/** @throws Fault `not_found` where there is no such invoice. */
export async function findInvoice(act: Act, input: { invoiceId: number }): Promise<InvoiceDetail> {
  const [[found], lines] = await act.read((db) => [
    db
      .select({
        invoice: invoices,
        customerName: clients.fullName,
        customerEmail: clients.email,
        workspaceName: workspaces.name,
      })
      .from(invoices)
      .innerJoin(clients, eq(clients.id, invoices.clientId))
      .leftJoin(workspaces, eq(workspaces.id, invoices.workspaceId))
      .where(eq(invoices.id, input.invoiceId)),
    db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, input.invoiceId))
      .orderBy(asc(invoiceLines.position)),
  ]);
  if (!found) throw new Fault("not_found");
  const { invoice, ...beside } = found;
  return {
    ...beside,
    id: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    workspaceId: invoice.workspaceId,
    petName: invoice.petName,
    serviceDescription: invoice.serviceDescription,
    issuedOn: invoice.issuedOn,
    dueDate: invoice.dueDate,
    paidAt: invoice.paidAt,
    totalAmount: invoice.totalAmount,
    currency: invoice.currency,
    status: invoice.status,
    lines: lines.map((line) => ({
      id: line.id,
      description: line.description,
      quantity: line.quantity,
      unitAmount: line.unitAmount,
      amount: line.quantity * line.unitAmount,
    })),
  };
}
