import { expect, test } from "vitest";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";

import { difficultyOf, readTemplateFilter, type TemplateFilter, templatesOf } from "./template-filters.ts";

let id = 0;
function aTemplate(destination: string, isPopular = false): WorkspaceTemplate {
  id += 1;
  return {
    id,
    name: `Template ${id}`,
    description: "",
    destination,
    destinationCountry: destination,
    estimatedDuration: null,
    requiredDocuments: [],
    estimatedSteps: null,
    successRate: null,
    usageCount: 0,
    difficulty: null,
    isPopular,
    isPublished: true,
    archivedAt: null,
    version: 0,
  };
}

const templates = [aTemplate("USA", true), aTemplate("USA"), aTemplate("UK", true), aTemplate("usa")];
const shown = (filter: TemplateFilter) =>
  templatesOf(templates, filter).map((template) => templates.indexOf(template));

test("[TPL-06] 'All Templates' keeps every template in its order", () => {
  expect(shown("all")).toEqual([0, 1, 2, 3]);
});

test("[TPL-07] 'USA Destinations' keeps exactly the destination 'USA' and 'International' all the others", () => {
  expect(shown("usa")).toEqual([0, 1]);
  expect(shown("international")).toEqual([2, 3]);
});

test("[TPL-08] 'Most Popular' keeps what is flagged popular", () => {
  expect(shown("popular")).toEqual([0, 2]);
});

test("an address that names no filter shows all", () => {
  expect(readTemplateFilter("popular")).toBe("popular");
  expect(readTemplateFilter("best")).toBeUndefined();
  expect(readTemplateFilter(undefined)).toBeUndefined();
});

test.each([
  ["easy", "EASY", "default"],
  ["medium", "MEDIUM", "secondary"],
  ["hard", "HARD", "destructive"],
  ["Easy", "EASY", "destructive"],
  ["", "STANDARD", "destructive"],
  [null, "STANDARD", "destructive"],
])("[TPL-15] [TPL-16] [TPL-20] difficulty %j reads %s in the %s style", (difficulty, label, style) => {
  expect(difficultyOf(difficulty)).toEqual({ label, style });
});
