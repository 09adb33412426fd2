import { and, asc, type Column, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import type { Db } from "#db/client.ts";
import { documents, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { cursorOf, type Place, toPage } from "#worker/core/paging.ts";
import { SCAN_ROWS } from "#worker/core/search.ts";
import {
  documentColumns,
  type DocumentFound,
  type DocumentRow,
  toDocument,
} from "#worker/domains/documents/shown-documents.ts";

/** A column that leads an index, then the id. */
export type Order = {
  readonly key: Column;
  readonly direction: "ascending" | "descending";
  readonly keyOf: (document: DocumentRow) => Place["key"];
};

export function inOrder({ key, direction }: Order) {
  const order = direction === "ascending" ? asc : desc;
  return [order(key), order(documents.id)];
}

export const isOfLiveJourney = sql`${workspaces.id} = ${documents.workspaceId} and ${workspaces.archivedAt} is null`;

/** A page of rows of which one more was asked for than it holds. */
export function pageOf(rows: readonly DocumentFound[], limit: number, { keyOf }: Order): Page<Document> {
  return toPage(rows, limit, toDocument, ({ document }) => ({ key: keyOf(document), id: document.id }));
}

/** What a row of the walk is asked by. */
export type Walked = Readonly<Record<"id" | "searchText" | "category" | "status", Column>>;

type Walk = {
  limit: number;
  order: Order;
  /** Where the walk goes, which the order's index knows. */
  scope: (db: Db) => SQL | undefined;
  /** What a row is asked beyond that. */
  isHit: (db: Db, row: Walked) => SQL | undefined;
};

/**
 * Looks through the rows after the place; where the page is not full by the last of them, the next page goes on from
 * there, so that nothing is left out and no call reads the whole table.
 */
export async function walkDocuments(act: Act, { limit, order, scope, isHit }: Walk): Promise<Page<Document>> {
  const way = sql.raw(order.direction === "ascending" ? "asc" : "desc");
  const [hits, ends] = await act.read((db) => {
    const { id, searchText, category, status } = documents;
    const walked = db
      .select({ id, searchText, category, status })
      .from(documents)
      .where(scope(db))
      .orderBy(...inOrder(order))
      .limit(SCAN_ROWS)
      .as("walked");
    const found = db
      .select({ one: sql`1` })
      .from(walked)
      .where(isHit(db, walked))
      .limit(limit + 1);
    return [
      // In the order of the walk, and no further than the page goes: a sort would read all of it.
      db
        .select(documentColumns)
        .from(walked)
        .crossJoin(documents)
        .innerJoin(workspaces, isOfLiveJourney)
        .where(and(isHit(db, walked), eq(documents.id, walked.id)))
        .limit(limit + 1),
      // Where the page is full, nothing is to be found here: the index is not walked for nothing.
      db.all<{ key: Place["key"]; id: number }>(
        sql`select ${order.key} as key, ${id} as id from ${documents} where ${scope(db)} order by ${order.key} ${way}, ${id} ${way} limit (select count(*) <= ${limit} from ${found}) offset ${SCAN_ROWS - 1}`,
      ),
    ];
  });
  const [end] = ends;
  if (hits.length > limit || !end) return pageOf(hits, limit, order);
  return { items: hits.map(toDocument), nextCursor: cursorOf(end) };
}
