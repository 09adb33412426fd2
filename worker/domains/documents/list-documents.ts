import { and, eq, type SQL, sql } from "drizzle-orm";

import { addDays } from "#contracts/core/dates.ts";
import type { Page } from "#contracts/core/paging.ts";
import { EXPIRY_WARNING_DAYS, type ExpiryFilter } from "#contracts/documents/expiry.ts";
import type { Document, DocumentFilter, DocumentSort } from "#contracts/documents/shapes.ts";
import type { Db } from "#db/client.ts";
import { documents, documentTexts, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, type Place, placeOf, refuseUnlessInstant } from "#worker/core/paging.ts";
import { ownMatch, phrase, type Wanted, wantedOf } from "#worker/core/search.ts";

import {
  inOrder,
  isOfLiveJourney,
  type Order,
  pageOf,
  type Walked,
  walkDocuments,
} from "./internal/walk-documents.ts";
import { documentColumns, type DocumentRow, isShown } from "./shown-documents.ts";

const uploadedAt = ({ uploadedAt: at }: DocumentRow) => at.getTime();

const ORDERS = {
  newest: { key: documents.uploadedAt, direction: "descending", keyOf: uploadedAt },
  oldest: { key: documents.uploadedAt, direction: "ascending", keyOf: uploadedAt },
  name: { key: documents.nameKey, direction: "ascending", keyOf: ({ nameKey }) => nameKey },
} as const satisfies Record<DocumentSort, Order>;

/** A search is by date: its hits stand in the index by the time of their upload. */
const byDate = ({ sort }: DocumentFilter) => ORDERS[sort === "oldest" ? "oldest" : "newest"];

/** Newest upload first unless asked otherwise; an owner sees those of their own journeys. */
export async function listDocuments(act: Act, filter: DocumentFilter): Promise<Page<Document>> {
  const wanted = wantedOf(filter.q);
  if (filter.expiry) return byExpiry(act, filter, filter.expiry, wanted);
  if (wanted) {
    return wanted.isIndexed ? indexedSearch(act, filter, wanted) : walkedSearch(act, filter, wanted);
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
  return pageOf(rows, filter.limit, order);
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
  return pageOf(rows, filter.limit, order);
}

/** The words of a paper are looked at only where name and description do not have the text. */
function isIn(db: Db, { folded }: Wanted, row: Pick<Walked, "id" | "searchText"> = documents): SQL {
  const words = db
    .select({ text: documentTexts.searchText })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, row.id));
  return sql`(instr(${row.searchText}, ${folded}) > 0 or instr((${words}), ${folded}) > 0)`;
}

/** For a text that is too short for the index: name and description are looked at row by row. */
function walkedSearch(act: Act, filter: DocumentFilter, { folded }: Wanted): Promise<Page<Document>> {
  const order = byDate(filter);
  return walkDocuments(act, {
    limit: filter.limit,
    order,
    scope: (db) => scopeOf(act, db, filter, order),
    isHit: (_, row) => sql`instr(${row.searchText}, ${folded}) > 0`,
  });
}

/** Their index knows papers by their last day alone; what else is asked of them is looked at row by row. */
function byExpiry(
  act: Act,
  filter: DocumentFilter,
  expiry: ExpiryFilter,
  wanted: Wanted | null,
): Promise<Page<Document>> {
  const order = {
    key: documents.expiresOn,
    direction: expiry === "soon" ? "ascending" : "descending",
    keyOf: ({ expiresOn }) => expiresOn ?? "",
  } as const satisfies Order;
  const last = addDays(act.today, EXPIRY_WARNING_DAYS.month);
  return walkDocuments(act, {
    limit: filter.limit,
    order,
    scope: (db) =>
      and(
        sql`${documents.expiresOn} is not null`,
        expiry === "soon"
          ? sql`${documents.expiresOn} between ${act.today} and ${last}`
          : sql`${documents.expiresOn} < ${act.today}`,
        scopeOf(act, db, { ...filter, category: "all", status: undefined }, order),
      ),
    isHit: (db, row) =>
      and(
        filter.category === "all" ? undefined : eq(row.category, filter.category),
        filter.status && eq(row.status, filter.status),
        wanted ? isIn(db, wanted, row) : undefined,
      ),
  });
}

function scopeOf(act: Act, db: Db, filter: DocumentFilter, { key, direction }: Order): SQL | undefined {
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
  return ownMatch(act, db, sql`${parts}`);
}

/** The rowid of the search for a place in the list, as the migration makes it. */
function searchKeyOf(place: Place): bigint {
  refuseUnlessInstant(place);
  return BigInt(place.key) * 1_048_576n + BigInt(place.id % 1_048_576);
}
