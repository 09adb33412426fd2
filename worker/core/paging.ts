import { type Column, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import { Fault } from "#worker/core/fault.ts";

/** Where a page ended: the sort key and the id of its last row. */
export type Place = { readonly key: string | number; readonly id: number };

export function cursorOf(place: Place): string {
  return btoa(encodeURIComponent(JSON.stringify([place.key, place.id])));
}

export function placeOf(cursor: string | null | undefined): Place | null {
  if (!cursor) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(atob(cursor)));
    if (Array.isArray(value)) {
      const [key, id] = value as unknown[];
      if ((typeof key === "string" || typeof key === "number") && Number.isSafeInteger(id))
        return { key, id: id as number };
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
 * The rows after a place in the order of (key, id). The columns must lead an index, in that order. One comparison of both
 * at once: only that lets the search begin at the place instead of at the first row. An instant's key is its milliseconds.
 */
export function after(
  columns: { key: Column; id: Column },
  place: Place | null,
  direction: "ascending" | "descending",
): SQL | undefined {
  if (!place) return undefined;
  const isInstant = columns.key.dataType === "date";
  const isNumber = isInstant || columns.key.dataType === "number";
  if (typeof place.key !== (isNumber ? "number" : "string")) throw noSuchPage();
  if (isInstant) refuseUnlessInstant(place);
  const beyond = sql.raw(direction === "ascending" ? ">" : "<");
  return sql`(${columns.key}, ${columns.id}) ${beyond} (${place.key}, ${place.id})`;
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
