import { expect, test } from "vitest";

import { fromTheTop } from "./kept-rows.ts";

const to = (next: Record<string, unknown>) => () => next;
const search = { status: "active", rows: "48", past: "24" };

test.each([
  ["the same question keeps its place", { ...search }, search],
  ["more of one list keeps the other's", { ...search, rows: 72 }, { ...search, rows: 72 }],
  ["another filter begins at the top", { ...search, status: "pending" }, { status: "pending" }],
  ["a further filter begins at the top", { ...search, q: "luna" }, { status: "active", q: "luna" }],
  ["a filter taken off begins at the top", { rows: "48", past: "24" }, {}],
])("%s", (_what, next, then) => {
  expect(JSON.parse(JSON.stringify(fromTheTop({ search, next: to(next) })))).toEqual(then);
});
