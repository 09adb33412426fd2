import { expect, test } from "vitest";

import type { HelpArticle } from "#contracts/help/shapes.ts";

import { iconOf, matches, paragraphsOf, previewOf } from "./article-text.ts";

const article: HelpArticle = {
  id: 1,
  title: "Flying with a snub-nosed dog",
  content: "Ask for the AIRLINE's list.",
  category: "Travel Process",
  viewCount: 0,
  tags: ["brachycephalic", "Élevage"],
  helpful: 0,
  notHelpful: 0,
  lastUpdated: new Date(0),
};

test("[HELP-08] [CONST-38] a preview is the first 150 characters of the content", () => {
  expect(previewOf("a".repeat(150))).toBe("a".repeat(150));
  expect(previewOf("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
  expect(previewOf(`${"a".repeat(149)}🐕 more`)).toBe(`${"a".repeat(149)}🐕…`);
});
test("[HELP-14] an icon that is not known is shown as HelpCircle", () => {
  expect(["BookOpen", "Search", "HelpCircle", "Rocket", ""].map(iconOf)).toEqual([
    "BookOpen",
    "Search",
    "HelpCircle",
    "HelpCircle",
    "HelpCircle",
  ]);
});
test("[HC-21] an article matches by title, content or a tag, ignoring letter case", () => {
  expect(matches(article, "SNUB")).toBe(true);
  expect(matches(article, "airline")).toBe(true);
  expect(matches(article, "brachy")).toBe(true);
  expect(matches(article, "élevage")).toBe(true);
  expect(matches(article, "Travel Process")).toBe(false);
  expect(matches(article, "  ")).toBe(true);
});
test("paragraphs are parted by empty lines", () => {
  expect(paragraphsOf("One\nstill one\n\n \nTwo\n")).toEqual(["One\nstill one", "Two"]);
});
