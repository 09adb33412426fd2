import { expect, test } from "vitest";

import { factChanges } from "./fact-changes.ts";

const labels = { breed: "Breed", colour: "Colour", special: "Special handling" };
const before = { breed: "Basset", colour: "", special: false };

test("[WSD-17] stale facts tell what is new of each and nothing that is the same", () => {
  expect(factChanges(labels, before, { ...before })).toEqual([]);
  expect(factChanges(labels, before, { breed: "", colour: "tan", special: true })).toEqual([
    "Breed: Basset, now none",
    "Colour: none, now tan",
    "Special handling: no, now yes",
  ]);
});

test("[WSD-17] what is chosen from a list is told in its words", () => {
  const words = (_: string, value: string | boolean) => (value === "tan" ? "light brown" : String(value));
  expect(factChanges(labels, before, { ...before, colour: "tan" }, words)).toEqual([
    "Colour: none, now light brown",
  ]);
});
