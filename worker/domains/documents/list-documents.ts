import { and, asc, type Column, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { Document, DocumentFilter, DocumentSort } from "#contracts/documents.ts";
import type { Db } from "#db/client.ts";
import { documents, documentTexts, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, cursorOf, type Place, placeOf, refuseUnlessInstant, toPage } from "#worker/core/paging.ts";
import { ownMatch, phrase, SCAN_ROWS, type Wanted, wantedOf } from "#worker/core/search.ts";

import { documentColumns, type DocumentFound, isShown, toDocument } from "./shown-documents.ts";

const ORDERS = {
  newest: { key: documents.uploadedAt, direction: "descending" },
  oldest: { key: documents.uploadedAt, direction: "ascending" },
  name: { key: documents.nameKey, direction: "ascending" },
} as const satisfies Record<DocumentSort, { key: Column; direction: "ascending" | "descending" }>;

/** A search is by date: its hits stand in the index by the time of their upload. */
const byDate = ({ sort }: DocumentFilter) => ORDERS[sort === "oldest" ? "oldest" : "newest"];

function inOrder({ key, direction }: (typeof ORDERS)[DocumentSort]) {
  const order = direction === "ascending" ? asc : desc;
  return [order(key), order(documents.id)];
}

const isOfLiveJourney = sql`${workspaces.id} = ${documents.workspaceId} and ${workspaces.archivedAt} is null`;

/** Newest upload first unless asked otherwise; an owner sees those of their own journeys. */
export async function listDocuments(act: Act, filter: DocumentFilter): Promise<Page<Document>> {
  const wanted = wantedOf(filter.q);
  if (wanted) {
    return wanted.isIndexed ? indexedSearch(act, filter, wanted) : scannedSearch(act, filter, wanted);
  }
  // Two filters at once have no index of their own, but the search knows both.
  const isTwofold = filter.category !== "all" && filter.status !== undefined && filter.sort !== "name";
  return isTwofold ? indexedSearch(act, filter, null) : wholeList(act, filter);
}

async function wholeList(act: Act, filter: DocumentFilter): Promise<Page<Document>> {
  const order = ORDERS[filter.sort];
  const [rows] = await act.read((db) => [
    db
      .select(documentColumns)
      .from(documents)
      .innerJoin(workspaces, isOfLiveJourney)
      .where(scopeOf(act, db, filter, order))
      .orderBy(...inOrder(order))
      .limit(filter.limit + 1),
  ]);
  return pageOf(rows, filter, order);
}

/** The search's rowid is the order of the list, and its `scope` column holds what the filters ask for. */
async function indexedSearch(
  act: Act,
  filter: DocumentFilter,
  wanted: Wanted | null,
): Promise<Page<Document>> {
  const place = placeOf(filter.cursor);
  const order = byDate(filter);
  const [beyond, way] = order.direction === "ascending" ? [">", "asc"] : ["<", "desc"];
  const [rows] = await act.read((db) => [
    db
      .select(documentColumns)
      .from(sql`documents_search`)
      .crossJoin(documents)
      .innerJoin(workspaces, isOfLiveJourney)
      .where(
        and(
          sql`documents_search match ${matchOf(act, db, filter, wanted)}`,
          place ? sql`documents_search.rowid ${sql.raw(beyond)} ${searchKeyOf(place)}` : undefined,
          // The `+` takes the rowid's affinity away, with which the index over the expression would not be used.
          sql`${documents.uploadedAt} * 1048576 + (${documents.id} & 1048575) = +documents_search.rowid`,
          // The index folds a few letters further than the text was.
          wanted ? isIn(db, wanted) : undefined,
        ),
      )
      .orderBy(sql`documents_search.rowid ${sql.raw(way)}`)
      .limit(filter.limit + 1),
  ]);
  return pageOf(rows, filter, order);
}

/** The words of a paper are looked at only where name and description do not have the text. */
function isIn(db: Db, { folded }: Wanted): SQL {
  const words = db
    .select({ text: documentTexts.searchText })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, documents.id));
  return sql`(instr(${documents.searchText}, ${folded}) > 0 or instr((${words}), ${folded}) > 0)`;
}

/**
 * Looks through the newest rows after the place; where the page is not full by the last of them, the next page goes on
 * from there, so that nothing is left out and no call reads the whole table.
 */
async function scannedSearch(act: Act, filter: DocumentFilter, wanted: Wanted): Promise<Page<Document>> {
  const order = byDate(filter);
  const [hits, ends] = await act.read((db) => {
    const scanned = db
      .select({ id: documents.id, searchText: documents.searchText })
      .from(documents)
      .where(scopeOf(act, db, filter, order))
      .orderBy(...inOrder(order))
      .limit(SCAN_ROWS)
      .as("scanned");
    const isHit = sql`instr(${scanned.searchText}, ${wanted.folded}) > 0`;
    const found = db
      .select({ one: sql`1` })
      .from(scanned)
      .where(isHit)
      .limit(filter.limit + 1);
    return [
      // In the order of the scan, and no further than the page goes: a sort would read all of it.
      db
        .select(documentColumns)
        .from(scanned)
        .crossJoin(documents)
        .innerJoin(workspaces, isOfLiveJourney)
        .where(and(isHit, eq(documents.id, scanned.id)))
        .limit(filter.limit + 1),
      // Where the page is full, no row lies after the end of time: the index is not walked for nothing.
      db
        .select({ key: order.key, id: documents.id })
        .from(documents)
        .where(
          and(
            scopeOf(act, db, filter, order),
            sql`${order.key} > (select case when count(*) <= ${filter.limit} then -9e15 else 9e15 end from ${found})`,
          ),
        )
        .orderBy(...inOrder(order))
        .limit(1)
        .offset(SCAN_ROWS - 1),
    ];
  });
  const [end] = ends;
  if (hits.length > filter.limit || !end) return pageOf(hits, filter, order);
  return {
    items: hits.map(toDocument),
    nextCursor: cursorOf({ key: end.key.getTime(), id: end.id }),
  };
}

function pageOf(
  rows: readonly DocumentFound[],
  { limit }: DocumentFilter,
  order: (typeof ORDERS)[DocumentSort],
): Page<Document> {
  return toPage(rows, limit, toDocument, ({ document }) => ({
    key: order === ORDERS.name ? (document.nameKey ?? "") : document.uploadedAt.getTime(),
    id: document.id,
  }));
}

function scopeOf(
  act: Act,
  db: Db,
  filter: DocumentFilter,
  { key, direction }: (typeof ORDERS)[DocumentSort],
): SQL | undefined {
  const { category, status, workspaceId } = filter;
  const isOwn = onlyOwn(act, db, documents.workspaceId);
  // A `+` keeps a column's index out of the choice: an owner's or a journey's few documents lead the search.
  const lead = sql.raw(isOwn !== undefined || workspaceId !== undefined ? "+" : "");
  return and(
    isShown,
    isOwn,
    workspaceId ? eq(documents.workspaceId, workspaceId) : undefined,
    category === "all" ? undefined : sql`${lead}${documents.category} = ${category}`,
    status ? sql`${lead}${documents.status} = ${status}` : undefined,
    after({ key, id: documents.id }, placeOf(filter.cursor), direction),
  );
}

/** What the search index is asked; the workspaces of an owner are read by the database itself. */
function matchOf(act: Act, db: Db, filter: DocumentFilter, wanted: Wanted | null): SQL {
  const { category, status, workspaceId } = filter;
  const parts = [
    ...(wanted ? [`{search_text body} : ${phrase(wanted.folded)}`] : []),
    ...(category === "all" ? [] : [`{scope} : ${phrase(`;c=${category};`)}`]),
    ...(status ? [`{scope} : ${phrase(`;s=${status};`)}`] : []),
    ...(workspaceId ? [`{scope} : ${phrase(`;w=${workspaceId};`)}`] : []),
  ].join(" AND ");
  return ownMatch(act, db, parts);
}

/** The rowid of the search for a place in the list, as the migration makes it. */
function searchKeyOf(place: Place): bigint {
  refuseUnlessInstant(place);
  return BigInt(place.key) * 1_048_576n + BigInt(place.id % 1_048_576);
}
