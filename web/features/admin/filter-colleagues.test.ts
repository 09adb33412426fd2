import { expect, test } from "vitest";

import type { Colleague } from "#contracts/admin/shapes.ts";

import { filterColleagues, shownStatus } from "./filter-colleagues.ts";

const colleague = (id: number, fullName: string, email: string, status: Colleague["status"]): Colleague => ({
  id,
  fullName,
  email,
  status,
  jobTitle: null,
  isAdmin: false,
  assignedUsers: 0,
  createdAt: new Date("2024-01-05T12:00:00Z"),
  hasSecondStep: false,
  invitation: null,
});
const all = [
  colleague(1, "Anna Lindqvist", "anna@example.com", "active"),
  colleague(2, "Élodie Marchand", "em@example.com", "inactive"),
  colleague(3, "Łucja Wiśniewska", "lucja@else.example", "pending"),
];
const ids = (search: string, status: "all" | "active" | "inactive" = "all") =>
  filterColleagues(all, { search, status }).map(({ id }) => id);

test("[ADMIN-23] the colleague search keeps those whose full name or e-mail contains the text", () => {
  expect(ids("ANNA")).toEqual([1]);
  expect(ids("élodie")).toEqual([2]);
  expect(ids("example.com")).toEqual([1, 2]);
  expect(ids("_")).toEqual([]);
  expect(ids("")).toEqual([1, 2, 3]);
});
test("[ADMIN-25] [ADMIN-39] a status leaves only its own; what is neither active nor inactive stands under All", () => {
  expect(ids("", "active")).toEqual([1]);
  expect(ids("", "inactive")).toEqual([2]);
  expect(ids("", "all")).toEqual([1, 2, 3]);
});
test("[STATE-14] any status but active and inactive is shown as pending", () => {
  expect(["active", "inactive", "pending", "invited", ""].map(shownStatus)).toEqual([
    "active",
    "inactive",
    "pending",
    "pending",
    "pending",
  ]);
});
