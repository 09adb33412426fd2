import { expect, test } from "vitest";

import { waitBefore } from "./live.ts";

/** How many of a thousand pages come back within the busiest half second. */
function busiest(failures: number): number {
  const halves = new Map<number, number>();
  for (let page = 0; page < 1_000; page++) {
    const half = Math.floor(waitBefore(failures) / 500);
    halves.set(half, (halves.get(half) ?? 0) + 1);
  }
  return Math.max(...halves.values());
}

test("[OPS-26] pages that lost their line together come back over seconds, later after each failure", () => {
  expect(busiest(1)).toBeLessThan(300);
  expect(busiest(2)).toBeLessThan(160);
  expect(busiest(5)).toBeLessThan(60);
});

test("[OPS-26] a page waits three seconds at most for its first try, and half a minute for any", () => {
  const waits = (failures: number) => Array.from({ length: 1_000 }, () => waitBefore(failures));
  expect(Math.max(...waits(1))).toBeLessThanOrEqual(3_200);
  expect(Math.max(...waits(40))).toBeLessThanOrEqual(30_200);
  expect(Math.min(...waits(40))).toBeGreaterThanOrEqual(200);
});
