import { expect, test } from "vitest";

import { counted, manyOf } from "./numbers.ts";
import { tasks } from "./tasks.ts";
import { common } from "./words.ts";

test("[RPT-41] a count has separators, and one thing is one", () => {
  expect([0, 999, 1_000, 2_800_123].map(counted)).toEqual(["0", "999", "1,000", "2,800,123"]);
  expect([0, 1, 1_204].map((n) => manyOf(n, "reply", "replies"))).toEqual([
    "0 replies",
    "1 reply",
    "1,204 replies",
  ]);
  expect(tasks.countOf(1_204)).toBe("1,204 actions");
  expect(common.showing(20, 2_800)).toBe("Showing 20 of 2,800");
});
