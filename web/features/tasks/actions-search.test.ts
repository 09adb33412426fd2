import { expect, test } from "vitest";

import { filterOf, filtersSet, readActionsSearch, sortOf } from "./actions-search.ts";

const TODAY = "2026-11-27";

test("[ACT-06] an address that says nothing opens the tab 'Your Turn', what is due first on top", () => {
  const search = readActionsSearch({});
  expect(search).toEqual({});
  expect(filterOf(search, TODAY)).toEqual({ tab: "your_turn" });
  expect(sortOf(search)).toBe("due");
});

test("[ACT-02] the address carries filters by workspace, action type, assignee and due date to the server", () => {
  const search = readActionsSearch({
    tab: "pending",
    workspace: "7",
    type: "pet-photos",
    assignee: 2,
    due: "week",
  });
  expect(filterOf(search, TODAY)).toEqual({
    tab: "pending",
    workspaceId: 7,
    actionType: "pet-photos",
    assignedToId: 2,
    dueBefore: "2026-12-05",
  });
  expect(filtersSet(search)).toBe(4);
});

test("[ACT-02] an assignee is a role of the plan or one person", () => {
  expect(filterOf(readActionsSearch({ assignee: "customer" }), TODAY)).toMatchObject({
    assignedRole: "customer",
  });
  expect(filterOf(readActionsSearch({ assignee: "12" }), TODAY)).toMatchObject({ assignedToId: 12 });
});

test.each([
  ["overdue", "2026-11-27"],
  ["today", "2026-11-28"],
  ["week", "2026-12-05"],
  ["month", "2026-12-28"],
] as const)("[ACT-02] 'due %s' keeps what is due before %s", (due, dueBefore) => {
  expect(filterOf({ due }, TODAY)).toMatchObject({ dueBefore });
});

test("[ACT-02] completed actions are not filtered by a due date they no longer have", () => {
  const search = readActionsSearch({ tab: "completed", due: "overdue" });
  expect(filterOf(search, TODAY)).toEqual({ tab: "completed" });
  expect(filtersSet(search)).toBe(0);
});

test("[ACT-03] sort, groups and density are kept in the address", () => {
  const search = readActionsSearch({ tab: "completed", sort: "due", by: "type", density: "compact" });
  expect(search).toEqual({ tab: "completed", sort: "due", by: "type", density: "compact" });
  expect(filterOf(search, TODAY)).toEqual({ tab: "completed", sort: "due", group: "type" });
  expect(sortOf({ tab: "completed" })).toBe("changed");
});

test("what an address says wrongly is left out and breaks nothing", () => {
  expect(
    readActionsSearch({
      tab: "mine",
      workspace: "1.5",
      type: "DROP TABLE",
      assignee: -3,
      due: ["week"],
      sort: null,
      density: {},
    }),
  ).toEqual({});
});
