import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";

import type { Invoice, InvoiceFilter } from "#contracts/billing/shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { Db } from "#db/client.ts";
import { invoices } from "#db/schema.ts";
import type { InvoiceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, cursorOf, placeOf, toPage } from "#worker/core/paging.ts";
import { phrase, SCAN_ROWS, type Wanted, wantedOf } from "#worker/core/search.ts";

import { toInvoice } from "./internal/rows.ts";

/** Newest issued first, or as the filter says; what is searched for comes newest made first. */
export async function listInvoices(act: Act, filter: InvoiceFilter): Promise<Page<Invoice>> {
  const wanted = wantedOf(filter.q);
  if (!wanted) return wholeList(act, filter);
  return wanted.isIndexed ? indexedSearch(act, filter, wanted) : scannedSearch(act, filter, wanted);
}

async function wholeList(act: Act, filter: InvoiceFilter): Promise<Page<Invoice>> {
  const { key, isAscending } = orderOf(filter);
  const order = isAscending ? asc : desc;
  const direction = isAscending ? "ascending" : "descending";
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(invoices)
      .where(and(scopeOf(filter), after({ key, id: invoices.id }, placeOf(filter.cursor), direction)))
      .orderBy(order(key), order(invoices.id))
      .limit(filter.limit + 1),
  ]);
  return toPage(rows, filter.limit, toInvoice, (row) => ({
    key: (key === invoices.paidOn ? row.paidOn : key === invoices.dueDate ? row.dueDate : row.issuedOn) ?? "",
    id: row.id,
  }));
}

function orderOf({ paidIn, sort }: InvoiceFilter) {
  if (paidIn !== undefined) return { key: invoices.paidOn, isAscending: false };
  if (sort === "due") return { key: invoices.dueDate, isAscending: true };
  return { key: invoices.issuedOn, isAscending: sort === "oldest" };
}

function scopeOf({
  status,
  currency,
  workspaceId,
  isRecurring,
  from,
  to,
  paidIn,
}: InvoiceFilter): SQL | undefined {
  // A `+` keeps a column's index out of the choice where a narrower one leads the search.
  const lead = sql.raw(workspaceId !== undefined || paidIn !== undefined || isRecurring ? "+" : "");
  return and(
    status ? sql`${lead}${invoices.status} = ${status}` : undefined,
    currency ? sql`${lead}${invoices.currency} = ${currency}` : undefined,
    workspaceId === undefined ? undefined : eq(invoices.workspaceId, workspaceId),
    isRecurring === undefined ? undefined : isRecurring ? sql`is_recurring = 1` : sql`is_recurring = 0`,
    // Those that the figure of recurring services counts.
    isRecurring && !status ? sql`+status in ('paid', 'sent')` : undefined,
    from ? gte(invoices.issuedOn, from) : undefined,
    to ? lte(invoices.issuedOn, to) : undefined,
    paidIn ? and(gte(invoices.paidOn, `${paidIn}-01`), lte(invoices.paidOn, `${paidIn}-31`)) : undefined,
  );
}

async function indexedSearch(act: Act, filter: InvoiceFilter, wanted: Wanted): Promise<Page<Invoice>> {
  const place = placeOf(filter.cursor);
  const { status, currency } = filter;
  const match = [
    `{search_text} : ${phrase(wanted.folded)}`,
    ...(status ? [`{scope} : ${phrase(`;s=${status};`)}`] : []),
    ...(currency ? [`{scope} : ${phrase(`;c=${currency};`)}`] : []),
  ].join(" AND ");
  const [rows] = await act.read((db) => [
    db
      .select({ invoice: invoices })
      .from(sql`invoices_search`)
      .crossJoin(invoices)
      .where(
        and(
          sql`invoices_search match ${match}`,
          place ? sql`invoices_search.rowid < ${place.id}` : undefined,
          sql`${invoices.id} = invoices_search.rowid`,
          // The index folds a few letters further than the text was.
          isHit(wanted),
          scopeOf(filter),
        ),
      )
      .orderBy(sql`invoices_search.rowid desc`)
      .limit(filter.limit + 1),
  ]);
  return pageById(
    rows.map(({ invoice }) => invoice),
    filter.limit,
  );
}

/** Two letters have no index: the newest rows are looked through, and the next page goes on where this one ended. */
async function scannedSearch(act: Act, filter: InvoiceFilter, wanted: Wanted): Promise<Page<Invoice>> {
  const place = placeOf(filter.cursor);
  const before = place ? lt(invoices.id, place.id) : undefined;
  const newest = (db: Db) =>
    db.select({ id: invoices.id }).from(invoices).where(before).orderBy(desc(invoices.id));
  const [rows, [end]] = await act.read((db) => {
    const scanned = newest(db).limit(SCAN_ROWS).as("scanned");
    return [
      db
        .select({ invoice: invoices })
        .from(scanned)
        .crossJoin(invoices)
        .where(and(eq(invoices.id, scanned.id), isHit(wanted), scopeOf(filter)))
        .limit(filter.limit + 1),
      newest(db)
        .limit(1)
        .offset(SCAN_ROWS - 1),
    ];
  });
  const hits = rows.map(({ invoice }) => invoice);
  if (hits.length > filter.limit || !end) return pageById(hits, filter.limit);
  return { items: hits.map(toInvoice), nextCursor: cursorOf({ key: end.id, id: end.id }) };
}

function isHit({ folded }: Wanted): SQL {
  return sql`instr(${invoices.searchText}, ${folded}) > 0`;
}

function pageById(rows: readonly InvoiceRow[], limit: number): Page<Invoice> {
  return toPage(rows, limit, toInvoice, ({ id }) => ({ key: id, id }));
}
