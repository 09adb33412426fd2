import { expect, test } from "vitest";

import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";

import { isChosen, toggleFilter } from "./filters/toggle-filter.ts";
import { filterOf, limitsOf, parseDashboardSearch, totalOf, underWay, withoutFilters } from "./search.ts";

const named = (id: number, count: number) => ({ id, name: `Name ${id}`, count });
const FACETS = {
  total: 21,
  byStatus: { active: 4, in_progress: 5, completed: 9, pending: 3 },
  flowTemplates: [named(1, 6)],
  clients: [named(2, 7)],
  clientGroups: [named(3, 8)],
  owners: [named(4, 2)],
} satisfies WorkspaceFacets;

test("an address typed by hand keeps what is known and drops the rest", () => {
  expect(
    parseDashboardSearch({
      status: "completed",
      template: "7",
      client: "-1",
      group: "x",
      period: "last_30_days",
      review: "nothing",
      sort: "name",
      layout: "list",
      by: "colour",
      density: "compact",
      find: ` ${"x".repeat(100)}`,
      colour: "red",
    }),
  ).toEqual({
    status: "completed",
    template: 7,
    period: "last_30_days",
    sort: "name",
    density: "compact",
    layout: "list",
    find: "x".repeat(80),
  });
});

test("a default is no part of the address", () => {
  expect(parseDashboardSearch({ sort: "departure", layout: "grid", period: "all", status: "" })).toEqual({});
});

test("the server is asked for what the address says, in its own names", () => {
  expect(
    filterOf({
      status: "completed",
      template: 1,
      client: 2,
      group: 3,
      owner: 4,
      period: "last_30_days",
      review: "priority",
      sort: "newest",
      by: "destination",
      density: "compact",
      layout: "list",
      find: "anna",
    }),
  ).toEqual({
    status: "completed",
    templateId: 1,
    clientId: 2,
    clientGroupId: 3,
    assignedToId: 4,
    period: "last_30_days",
    needsAttention: true,
    sort: "newest",
    group: "destination",
  });
  expect(filterOf({ status: "under_way" })).toEqual({ isUnderWay: true });
  expect(filterOf({})).toEqual({});
});

test("[FILT-11] choosing an entry limits, choosing another of its kind takes its place, choosing it again limits no more", () => {
  const once = toggleFilter({ layout: "list" }, "clients", 2);
  expect(once).toEqual({ layout: "list", client: 2 });
  expect(isChosen(once, "clients", 2)).toBe(true);
  const other = toggleFilter(once, "clients", 5);
  expect(other).toEqual({ layout: "list", client: 5 });
  expect(isChosen(other, "clients", 2)).toBe(false);
  expect(toggleFilter(other, "clients", 5)).toEqual({ layout: "list" });
});

test("[FILT-01] each of the five kinds has its own place in the address", () => {
  let search = {};
  for (const [kind, value] of [
    ["status", "active"],
    ["flow_templates", 1],
    ["clients", 2],
    ["client_groups", 3],
    ["owner", 4],
  ] as const) {
    search = toggleFilter(search, kind, value);
  }
  expect(search).toEqual({ status: "active", template: 1, client: 2, group: 3, owner: 4 });
  expect(limitsOf(search).map(({ param }) => param)).toEqual([
    "status",
    "template",
    "client",
    "group",
    "owner",
  ]);
});

test("taking the filters away keeps how the rest is shown", () => {
  const search = { status: "active", period: "last_30_days", review: "priority", sort: "name" } as const;
  const look = { sort: "name", by: "status", density: "compact", layout: "list" } as const;
  expect(withoutFilters({ ...search, ...look, find: "anna" })).toEqual(look);
});

test("the total is told only where the counts that are there tell it", () => {
  expect(totalOf({}, FACETS)).toBe(21);
  expect(totalOf({ sort: "name" }, FACETS)).toBe(21);
  expect(totalOf({ status: "completed" }, FACETS)).toBe(9);
  expect(totalOf({ status: "under_way" }, FACETS)).toBe(9);
  expect(totalOf({ template: 1 }, FACETS)).toBe(6);
  expect(totalOf({ client: 2 }, FACETS)).toBe(7);
  expect(totalOf({ group: 3 }, FACETS)).toBe(8);
  expect(totalOf({ owner: 4 }, FACETS)).toBe(2);
  expect(totalOf({ client: 99 }, FACETS)).toBeUndefined();
  expect(totalOf({ period: "last_30_days" }, FACETS)).toBeUndefined();
  expect(totalOf({ client: 2, owner: 4 }, FACETS)).toBeUndefined();
  expect(totalOf({}, undefined)).toBeUndefined();
});

test("[DASH-21] the header's 'in progress' is active and in_progress together", () => {
  expect(underWay(FACETS)).toBe(9);
});
