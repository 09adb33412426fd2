import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";

/** A component that asks the server, or is handed what was asked; others show what has been answered. */
const ASKS = /\buse(?:Infinite)?Query\(|<FailedNote|<ListOf\b|<ListPanel\b/;
const IS_HANDED = /"#web\/core\/asked\.ts"/;
/** Words instead of rows. */
const SAYS_NOTHING =
  /<EmptyState\b|\.length === 0[^;{}]*?(?:&&|\?)\s*\(?\s*(?:<(?!>)|\w*[cC]opy\.|words\.)|nothingFoundMessage=\{(?!isAnswered)/g;

/** The text without what stands in `empty={…}`: `ListOf` alone decides whether that is said. */
function withoutEmpty(text: string): string {
  let left = text;
  for (let at = left.indexOf(" empty={"); at >= 0; at = left.indexOf(" empty={", at + 1)) {
    let end = at + " empty={".length;
    for (let depth = 1; depth > 0 && end < left.length; end++) {
      if (left[end] === "{") depth++;
      if (left[end] === "}") depth--;
    }
    left = left.slice(0, at) + left.slice(end);
  }
  return left;
}

test("[RPT-23] that a list is empty is said by the part that knows whether it was answered", () => {
  const files = sourceFiles(/^web\/.*\.tsx$/).filter((file) => file !== "web/ui/list-of.tsx");
  const others = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/\s*\n\s*/g, " ");
    const components = text.split(/(?= (?:export )?function [A-Z])/);
    return components
      .filter((component) => ASKS.test(component) || IS_HANDED.test(text))
      .flatMap((component) => [...withoutEmpty(component).matchAll(SAYS_NOTHING)])
      .map(([said]) => `${file}: ${said}`);
  });
  expect(others, "give it to `ListOf` as `empty`").toEqual([]);
});
