import { drizzle } from "drizzle-orm/libsql/web";
import { describe, expect, test } from "vitest";

import { notifications, workspaces } from "#db/schema.ts";

import { after, cursorOf, placeOf, toPage } from "./paging.ts";

describe("a cursor", () => {
  test.for([
    ["2027-03-04", 7],
    ['Łucja 🐕 "x"', 1],
    [1_800_000_000_000, 9_007_199_254_740_991],
  ] as const)("of %j comes back as it was", ([key, id]) => {
    expect(placeOf(cursorOf({ key, id }))).toEqual({ key, id });
  });

  test.for([
    "made-up",
    "%",
    btoa("[]"),
    btoa("null"),
    btoa('{"key":1}'),
    btoa("[1]"),
    btoa('[1,"2"]'),
    "%E0%A4%A",
  ])("%s that no page gave is refused", (cursor) => {
    expect(() => placeOf(cursor)).toThrow("This page does not exist");
  });

  test("of another list is refused: a time is a whole number, a name is a text", () => {
    const times = { key: notifications.createdAt, id: notifications.id };
    const names = { key: workspaces.name, id: workspaces.id };
    for (const key of ["x", 1.5, 9e15, -9e15]) {
      expect(() => after(times, { key, id: 1 }, "descending")).toThrow("This page does not exist");
    }
    expect(() => after(names, { key: 1, id: 1 }, "ascending")).toThrow("This page does not exist");
  });
});

test("the rows after a place are compared by key and id at once, in the list's direction", () => {
  const db = drizzle({ connection: { url: "http://127.0.0.1:1" } });
  const columns = { key: notifications.createdAt, id: notifications.id };
  const where = (direction: "ascending" | "descending") =>
    db
      .select({ id: notifications.id })
      .from(notifications)
      .where(after(columns, { key: 5, id: 6 }, direction))
      .toSQL();
  expect(where("descending")).toEqual({
    sql: 'select "id" from "notifications" where ("notifications"."created_at", "notifications"."id") < (?, ?)',
    params: [5, 6],
  });
  expect(where("ascending").sql).toContain(") > (?, ?)");
});

test("a row too many says that there is a next page, which begins after the last row shown", () => {
  const rows = [1, 2, 3].map((id) => ({ id, key: `k${id}` }));
  const page = (count: number) =>
    toPage(
      rows.slice(0, count),
      2,
      ({ id }) => id,
      ({ key, id }) => ({ key, id }),
    );
  expect(page(2)).toEqual({ items: [1, 2], nextCursor: null });
  expect(page(3)).toEqual({ items: [1, 2], nextCursor: cursorOf({ key: "k2", id: 2 }) });
  expect(page(0)).toEqual({ items: [], nextCursor: null });
});
