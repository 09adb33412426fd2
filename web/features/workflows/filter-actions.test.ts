import { expect, test } from "vitest";

import { ACTION_TYPES, PLAIN_ACTION } from "#contracts/workflows/terms.ts";

import { filterActions } from "./filter-actions.ts";

const found = (text: string) => filterActions(text).flatMap(({ actions }) => actions.map(({ type }) => type));

test("[ACTLIB-01] [ACTLIB-02] [ACTLIB-03] [ACTLIB-04] without a text all four groups have all their actions", () => {
  expect(filterActions("").map(({ name, actions }) => [name, actions.length])).toEqual([
    ["Core", 16],
    ["Notifications", 3],
    ["Layout", 1],
    ["Control", 4],
  ]);
  expect(found(" ").toSorted()).toEqual(ACTION_TYPES.filter((type) => type !== PLAIN_ACTION).toSorted());
});

test("a part of the name or of the id is enough, in any letter case", () => {
  expect(found("RABIES")).toEqual(["rabies-cert", "microchip-form"]);
  expect(found("e-s")).toEqual(["e-sign"]);
  expect(filterActions("Wait").map(({ name }) => name)).toEqual(["Control"]);
  expect(found("%")).toEqual([]);
});
