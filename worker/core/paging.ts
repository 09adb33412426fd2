import { type Column, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import { Fault } from "#worker/core/fault.ts";

type Key = string | number;

/** Where a page ended: the sort key and the id of its last row, and its group where the list has groups. */
export type Place = { readonly group?: Key | undefined; readonly key: Key; readonly id: number };

export function cursorOf({ key, id, group }: Place): string {
  return btoa(encodeURIComponent(JSON.stringify(group === undefined ? [key, id] : [key, id, group])));
}

const isKey = (value: unknown): value is Key => typeof value === "string" || typeof value === "number";

export function placeOf(cursor: string | null | undefined): Place | null {
  if (!cursor) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(atob(cursor)));
    if (Array.isArray(value)) {
      const [key, id, group] = value as unknown[];
      if (isKey(key) && Number.isSafeInteger(id) && (group === undefined || isKey(group)))
        return { key, id: id as number, group };
    }
  } catch {
    // falls through to the one refusal below
  }
  throw noSuchPage();
}

/** The refusal of a cursor that no page of this list has given. */
export function noSuchPage(): Fault {
  return new Fault("invalid_input", "cursor: This page does not exist", {
    cursor: "This page does not exist",
  });
}

/** Beyond it no instant of this product lies, and the search of documents could not count on. */
const LATEST_MS = Date.UTC(2100, 0);

/**
 * The rows after a place in the order of (group, key, id). The columns must lead an index, in that order. One comparison
 * of all at once: only that lets the search begin at the place instead of at the first row. An instant's key is its
 * milliseconds.
 */
export function after(
  columns: { group?: Column | undefined; key: Column; id: Column },
  place: Place | null,
  direction: "ascending" | "descending",
): SQL | undefined {
  if (!place) return undefined;
  refuseOtherKind(columns.key, place.key);
  if (columns.key.dataType === "date") refuseUnlessInstant(place);
  const beyond = sql.raw(direction === "ascending" ? ">" : "<");
  if (columns.group) {
    refuseOtherKind(columns.group, place.group);
    return sql`(${columns.group}, ${columns.key}, ${columns.id}) ${beyond} (${place.group}, ${place.key}, ${place.id})`;
  }
  return sql`(${columns.key}, ${columns.id}) ${beyond} (${place.key}, ${place.id})`;
}

function refuseOtherKind({ dataType }: Column, key: Key | undefined): void {
  if (typeof key !== (dataType === "date" || dataType === "number" ? "number" : "string")) throw noSuchPage();
}

/** @throws Fault `invalid_input` where the place's key is no time in whole milliseconds. */
export function refuseUnlessInstant({ key }: Place): void {
  if (!Number.isSafeInteger(key) || Math.abs(Number(key)) > LATEST_MS) throw noSuchPage();
}

/** Rows were asked for as `limit + 1`: the one too many says that there is a next page. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  placeOfRow: (row: Row) => Place,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(placeOfRow(last)) : null,
  };
}
