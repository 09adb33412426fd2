import { desc, eq } from "drizzle-orm";

import type { Invoice } from "#contracts/billing.ts";
import type { Page, PageInput } from "#contracts/core/paging.ts";
import { clients, invoices } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** Newest issued first. */
export async function listInvoices(act: Act, input: PageInput): Promise<Page<Invoice>> {
  const columns = { key: invoices.issuedOn, id: invoices.id };
  const [rows] = await act.read((db) => [
    db
      .select({ invoice: invoices, customerName: clients.fullName })
      .from(invoices)
      .innerJoin(clients, eq(clients.id, invoices.clientId))
      .where(after(columns, placeOf(input.cursor), "descending"))
      .orderBy(desc(columns.key), desc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(
    rows,
    input.limit,
    ({ invoice, customerName }) => ({
      id: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      workspaceId: invoice.workspaceId,
      customerName,
      petName: invoice.petName,
      serviceDescription: invoice.serviceDescription,
      dueDate: invoice.dueDate,
      totalAmount: invoice.totalAmount,
      currency: invoice.currency,
      status: invoice.status,
    }),
    ({ invoice }) => ({ key: invoice.issuedOn, id: invoice.id }),
  );
}
