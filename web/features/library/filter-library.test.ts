import { expect, test } from "vitest";

import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { LIBRARY_CATEGORIES } from "#contracts/templates/terms.ts";

import { daysOfRules, filterLibrary, longestDays, NO_FILTER } from "./filter-library.ts";

const template = (over: Partial<LibraryTemplate>): LibraryTemplate => ({
  id: 1,
  name: "Dog to Germany",
  description: "Papers for the EU",
  category: "Europe",
  destinationCountry: "Germany",
  requirements: [],
  estimatedTime: "7-14",
  rulesTakeDays: null,
  difficulty: "Easy",
  usageCount: 0,
  templateId: null,
  ownRequirements: [],
  country: null,
  origin: null,
  species: [],
  archivedAt: null,
  version: 0,
  ...over,
});
const all = [
  template({ id: 1 }),
  template({
    id: 2,
    name: "Cat to Japan",
    description: "Titer first",
    category: "Asia",
    destinationCountry: "Japan",
    difficulty: "Complex",
    estimatedTime: "30-45",
    species: ["cat"],
  }),
  template({
    id: 3,
    name: "Élodie's list",
    description: "Lapin",
    destinationCountry: "France",
    difficulty: "Medium",
    estimatedTime: "14-21",
  }),
];
const ids = (filter: Partial<typeof NO_FILTER>) =>
  filterLibrary(all, { ...NO_FILTER, ...filter }).map(({ id }) => id);

test("[LIB-04] the library search looks at name, description and destination country, ignoring letter case", () => {
  expect(ids({ search: "CAT TO" })).toEqual([2]);
  expect(ids({ search: "titer" })).toEqual([2]);
  expect(ids({ search: "gERMany" })).toEqual([1]);
  expect(ids({ search: "élodie" })).toEqual([3]);
  expect(ids({ search: "asia" })).toEqual([]);
  expect(ids({ search: "100%" })).toEqual([]);
});
test("[LIB-05] [CONST-31] 'all' hides nothing, any other category leaves only its own", () => {
  expect(ids({ category: "all" })).toEqual([1, 2, 3]);
  expect(ids({ category: "Asia" })).toEqual([2]);
  expect(LIBRARY_CATEGORIES).toEqual([
    "Europe",
    "North America",
    "Asia",
    "Oceania",
    "South America",
    "Africa",
  ]);
});
test("[LIB-06] search and category apply together", () => {
  expect(ids({ category: "Europe", search: "cat to" })).toEqual([]);
  expect(ids({ category: "Europe", search: "germany" })).toEqual([1]);
});
test("the further filters keep a difficulty and what is ready within the days", () => {
  expect(ids({ difficulty: "Complex" })).toEqual([2]);
  expect(ids({ withinDays: 21 })).toEqual([1, 3]);
  expect(ids({ withinDays: 20 })).toEqual([1]);
  expect(longestDays(template({ estimatedTime: "Variable" }))).toBe(Number.POSITIVE_INFINITY);
});
test("[LIB-11] destination and species leave what is for them; a template for no species is for every one", () => {
  expect(ids({ destination: "Japan" })).toEqual([2]);
  expect(ids({ species: "cat" })).toEqual([1, 2, 3]);
  expect(ids({ species: "dog" })).toEqual([1, 3]);
  expect(ids({ species: "dog", destination: "Japan" })).toEqual([]);
});

test("[RPT-42] a template never takes less than the rules do", () => {
  const japan = template({ estimatedTime: "30-45", rulesTakeDays: 210 });
  expect([daysOfRules(japan), longestDays(japan)]).toEqual([210, 210]);
  expect(daysOfRules(template({ estimatedTime: "14-21", rulesTakeDays: 21 }))).toBeNull();
  expect(daysOfRules(template({ estimatedTime: "14-21" }))).toBeNull();
  expect(filterLibrary([japan], { ...NO_FILTER, withinDays: 60 })).toEqual([]);
});
