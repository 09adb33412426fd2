import { expect, test } from "vitest";

import { expiryOf } from "./expiry.ts";

const TODAY = "2027-02-27";

test("[DOCS-27] a paper is good on its last day and expired on the next, over the end of a month", () => {
  expect(expiryOf("2027-02-27", TODAY)).toEqual({ state: "soon", days: 0 });
  expect(expiryOf("2027-02-26", TODAY)).toEqual({ state: "expired", days: -1 });
  expect(expiryOf("2027-03-01", TODAY)).toEqual({ state: "soon", days: 2 });
});
test("[DOCS-27] the last thirty days are marked, the day before them is not", () => {
  expect(expiryOf("2027-03-29", TODAY)).toEqual({ state: "soon", days: 30 });
  expect(expiryOf("2027-03-30", TODAY)).toEqual({ state: "good", days: 31 });
});
test("[DOCS-27] a paper that lapses before the arrival is marked however far that is; on the day itself it holds", () => {
  expect(expiryOf("2027-05-31", TODAY, "2027-06-01").state).toBe("before_arrival");
  expect(expiryOf("2027-06-01", TODAY, "2027-06-01").state).toBe("good");
  expect(expiryOf("2027-05-31", TODAY, "2027-01-01").state).toBe("good");
});
