import { and, desc, ne } from "drizzle-orm";

import type { Invoice } from "#contracts/billing/shapes.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { invoices } from "#db/schema.ts";
import { ownInvoices } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { toInvoice } from "./internal/rows.ts";

const columns = { key: invoices.issuedOn, id: invoices.id };

/** Issued ones alone, the newest first; a draft is the company's until it has a number. */
export async function listOwnInvoices(act: Act, { limit, cursor }: PageInput): Promise<Page<Invoice>> {
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(invoices)
      .where(
        and(
          ownInvoices(act, db),
          ne(invoices.status, "draft"),
          after(columns, placeOf(cursor), "descending"),
        ),
      )
      .orderBy(desc(columns.key), desc(columns.id))
      .limit(limit + 1),
  ]);
  return toPage(rows, limit, toInvoice, ({ issuedOn, id }) => ({ key: issuedOn, id }));
}
