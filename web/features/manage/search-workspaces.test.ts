import { expect, test } from "vitest";

import type { Workspace } from "#contracts/workspaces/shapes.ts";

import { searchWorkspaces } from "./search-workspaces.ts";

const workspace = (id: number, name: string, ownerName: string, assignedTo: string) =>
  ({ id, name, ownerName, assignedTo, petName: "hidden" }) as Workspace;
const all = [
  workspace(1, "Bella to the UK", "Sarah Whitfield", "Anna Lindqvist"),
  workspace(2, "さくら", "田中 美咲", "Marek Dvořák"),
];
const ids = (search: string) => searchWorkspaces(all, search).map(({ id }) => id);

test("[MGMT-05] the workspace search looks at name, owner and colleague, ignoring letter case", () => {
  expect(ids("BELLA")).toEqual([1]);
  expect(ids("whitfield")).toEqual([1]);
  expect(ids("DVOŘÁK")).toEqual([2]);
  expect(ids("田中")).toEqual([2]);
  expect(ids("hidden")).toEqual([]);
  expect(ids("  ")).toEqual([1, 2]);
});
