import { expect, test } from "vitest";

import { holds } from "./conditions.ts";
import type { Operator } from "./graph.ts";

test.each<[Operator, string, string, boolean | undefined]>([
  ["is", "dog", "Dog ", true],
  ["is", "ÉLODIE", "élodie", true],
  ["is", "4.50", "4,5", true],
  ["isNot", "cat", "dog", true],
  ["contains", "French Bulldog", "bulldog", true],
  ["atLeast", "0,5", "0.5", true],
  ["atLeast", "0.49", "0.5", false],
  ["below", "0.49", "0.5", true],
  ["below", "9", "10", true],
  ["below", "not measured", "10", undefined],
  ["atLeast", "", "0", undefined],
])("[WF-04] a condition: %s, known %j, asked %j", (operator, known, value, isMet) => {
  expect(holds({ fact: "breed", operator, value }, () => known)).toBe(isMet);
});

test("[WF-04] what is not known makes no condition hold or fail", () => {
  for (const operator of ["is", "isNot", "contains", "atLeast", "below"] as const) {
    expect(holds({ fact: "titer", operator, value: "0.5" }, () => undefined)).toBeUndefined();
  }
});
