import { expect, test } from "vitest";

import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";

import { groupsOf, narrowed } from "./filter-groups.ts";

const FACETS = {
  total: 21,
  byStatus: { active: 4, in_progress: 5, completed: 9, pending: 3 },
  flowTemplates: [{ id: 1, name: "Pets Flying To The USA", count: 6 }],
  clients: [
    { id: 2, name: "Zoë Ångström", count: 7 },
    { id: 5, name: "Kenji Watanabe", count: 1 },
  ],
  clientGroups: [{ id: 3, name: "Breeders", count: 8 }],
  owners: [{ id: 4, name: "Marek Dvořák", count: 2 }],
} satisfies WorkspaceFacets;

const names = (text: string) =>
  narrowed(groupsOf(FACETS), text).flatMap(({ entries }) => entries.map(({ name }) => name));

test("[FILT-01] the five kinds stand in their order", () => {
  expect(groupsOf(FACETS).map(({ kind }) => kind)).toEqual([
    "status",
    "flow_templates",
    "clients",
    "client_groups",
    "owner",
  ]);
});

test("[FILT-02] [FILT-03] [FILT-04] status counts active as 'In Progress', and completed", () => {
  expect(groupsOf(FACETS)[0]?.entries).toEqual([
    { value: "active", name: "In Progress", count: 4 },
    { value: "completed", name: "Completed", count: 9 },
  ]);
});

test("[FILT-05] templates, clients, groups and owners stand by name with their count", () => {
  expect(groupsOf(FACETS)[2]?.entries).toEqual([
    { value: 2, name: "Zoë Ångström", count: 7 },
    { value: 5, name: "Kenji Watanabe", count: 1 },
  ]);
});

test("[FILT-07] typing narrows the entries to names that contain the text, whatever the case", () => {
  expect(names("KENJI")).toEqual(["Kenji Watanabe"]);
  expect(names(" zoë ")).toEqual(["Zoë Ångström"]);
  expect(names("DVOŘÁK")).toEqual(["Marek Dvořák"]);
  expect(names("nobody")).toEqual([]);
  expect(names(" ")).toHaveLength(7);
});
