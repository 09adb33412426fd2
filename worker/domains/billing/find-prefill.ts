import { and, asc, eq, sql } from "drizzle-orm";

import type { InvoicePrefill } from "#contracts/billing/invoice-drafts-shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import { clients, paymentItems, payments } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

import { BOOKS_CURRENCY } from "./internal/figures.ts";

/** Nothing is written: the draft is made by `create`. */
export async function findPrefill(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<InvoicePrefill> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    db
      .select()
      .from(paymentItems)
      .where(eq(paymentItems.workspaceId, workspaceId))
      .orderBy(asc(paymentItems.position)),
    db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.workspaceId, workspaceId),
          eq(payments.status, "succeeded"),
          sql`not exists (select 1 from invoice_receipts where payment_id = ${payments.id})`,
        ),
      )
      .orderBy(asc(payments.id)),
    db
      .select()
      .from(clients)
      .where(sql`${clients.id} = (select client_id from workspaces where id = ${workspaceId})`),
    settingQuery(db, SETTINGS.priceList.key),
  ]);
  const [items, paid, [client], list] = also;
  if (!client) throw new Fault("not_found");
  const route = [workspace.departureAirport, workspace.arrivalAirport].filter(Boolean).join(" to ");
  return {
    workspaceId,
    workspaceName: workspace.name,
    clientId: client.id,
    customerName: client.fullName,
    customerEmail: client.email,
    customerAddress: client.address ?? "",
    serviceDescription: route === "" ? "Pet travel service" : `Pet travel service, ${route}`,
    currency: items[0]?.currency ?? SETTINGS.priceList.of(list[0]?.value).prices?.currency ?? BOOKS_CURRENCY,
    lines: items.map(({ description, amount }) => ({ description, quantity: 1, unitAmount: amount })),
    payments: paid.map(({ id, amount, currency, settledAt, createdAt }) => ({
      id,
      amount,
      currency,
      receivedOn: dateInZone(settledAt ?? createdAt, act.circumstances.companyZone),
    })),
  };
}
