import { expect, test } from "vitest";

import { namedIn, nameBegun, withName } from "./mention.ts";

test("[NOTE-13] a name begins with '@' at the start of a word, and may have spaces", () => {
  expect(nameBegun("@")).toBe("");
  expect(nameBegun("Hello @นาง")).toBe("นาง");
  expect(nameBegun("Hello @Nguyễn Thị")).toBe("Nguyễn Thị");
  for (const text of ["", "Hello", "me@there.com", "@Ann\n"]) expect(nameBegun(text)).toBeNull();
});

test("[NOTE-13] a chosen name takes the place of what was begun, whatever signs it holds", () => {
  expect(withName("Hi @ma", "Marek $& Dvořák")).toBe("Hi @Marek $& Dvořák ");
});

test("[NOTE-13] only those who still stand in the text are named, once each", () => {
  const chosen = [
    { id: 1, name: "Ann" },
    { id: 2, name: "Bo" },
    { id: 1, name: "Ann" },
  ];
  expect(namedIn("@Ann and Bo", chosen)).toEqual([1]);
});
