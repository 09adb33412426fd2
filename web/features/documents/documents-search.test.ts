import { expect, test } from "vitest";

import { filterOf, isFiltered, readDocumentsSearch } from "./documents-search.ts";

test("an address is read field by field, and what it says wrongly is left out", () => {
  expect(
    readDocumentsSearch({
      view: "list",
      category: "health",
      status: "needs-review",
      q: " 100% ",
      document: "7",
    }),
  ).toEqual({ view: "list", category: "health", status: "needs-review", q: "100%", document: 7 });
  expect(
    readDocumentsSearch({ view: "grid", category: "all", status: "lost", q: " ", document: "x" }),
  ).toEqual({});
});
test("[DOCS-28] the validity asked for stands in the address and narrows the list", () => {
  expect(readDocumentsSearch({ expiry: "soon" })).toEqual({ expiry: "soon" });
  expect(readDocumentsSearch({ expiry: "tomorrow" })).toEqual({});
  expect(filterOf({ expiry: "expired", view: "list" })).toEqual({ expiry: "expired" });
  expect(isFiltered({ expiry: "expired" })).toBe(true);
});
test("only category, status and text narrow the list", () => {
  expect(filterOf({ view: "list", document: 7 })).toEqual({});
  expect(isFiltered({ view: "list", document: 7 })).toBe(false);
  expect(filterOf({ category: "health", q: "élodie" })).toEqual({ category: "health", q: "élodie" });
  expect(isFiltered({ q: "élodie" })).toBe(true);
});
test("[DOCS-21] the order stands in the address but is no filter; a paper only where it is analyzed", () => {
  const search = readDocumentsSearch({ sort: "name", paper: "7" });
  expect(search).toEqual({ sort: "name" });
  expect(filterOf(search)).toEqual({ sort: "name" });
  expect(isFiltered(search)).toBe(false);
  expect(readDocumentsSearch({ sort: "newest", view: "analysis", paper: "7" })).toEqual({
    view: "analysis",
    paper: 7,
  });
});
