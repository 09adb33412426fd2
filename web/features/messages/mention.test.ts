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

const ANN = { id: 1, name: "Ann" };
const ANN_LEE = { id: 2, name: "Ann Lee" };
const OTHER_ANN_LEE = { id: 3, name: "Ann Lee" };
const TANAKA = { id: 4, name: "田中" };
const SOMCHAI = { id: 5, name: "สมชาย" };
const MUHAMMAD = { id: 6, name: "محمد" };
const JOSE = { id: 7, name: "José" };

test.for([
  ["@Ann Lee please look", [ANN, ANN_LEE], [2]],
  ["@Ann Lee and @Ann", [ANN, ANN_LEE], [2, 1]],
  ["@Ann, and (@Ann Lee)", [ANN_LEE, ANN], [1, 2]],
  ["write to info@Ann Lee.example", [ANN, ANN_LEE], []],
  ["write to me.@Ann Lee", [ANN_LEE], []],
  ["@Ann Lee.example", [ANN_LEE], []],
  ["@Ann Lee.", [ANN_LEE], [2]],
  ["@Ann Lee.Please", [ANN_LEE], [2]],
  ["@Ann Lee’s dog", [ANN_LEE], [2]],
  ["@Ann Lee's", [ANN_LEE], [2]],
  ["@Ann O'Brien", [{ id: 8, name: "Ann O" }], []],
  ["@Ann Leeson", [ANN_LEE], []],
  ["@Ann Lee-Smith", [ANN_LEE], []],
  ["@Annabel", [ANN], []],
  ["@Ann_1", [ANN], []],
  ["@Ann\n@Ann Lee\u00A0!", [ANN, ANN_LEE], [1, 2]],
  ["@Ann Lee @Ann Lee", [ANN_LEE, OTHER_ANN_LEE], [3, 2]],
  ["@Ann Lee", [ANN_LEE, OTHER_ANN_LEE], [3]],
  ["@Ann Lee @Ann Lee", [ANN_LEE], [2]],
  ["@田中さん、お願いします", [TANAKA], [4]],
  ["@สมชาย ช่วยดู", [SOMCHAI], [5]],
  ["مرحبا @محمد، شكرا", [MUHAMMAD], [6]],
  ["@محمدي", [MUHAMMAD], []],
  ["@Jose\u0301 hola", [JOSE], [7]],
  ["@Ann\u0301", [ANN], []],
  ["", [ANN], []],
] as const)("[RPT-14] %j of %j names %j", ([text, chosen, ids]) => {
  expect(namedIn(text, chosen)).toEqual(ids);
});
