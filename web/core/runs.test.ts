import { expect, test } from "vitest";

import { runsOf } from "./runs.ts";

test("neighbours of one key are a run, and a key that comes again is another", () => {
  expect(runsOf([1, 3, 2, 4, 5], (n) => n % 2)).toEqual([[1, 3], [2, 4], [5]]);
  expect(runsOf([], String)).toEqual([]);
});
