import { expect, test } from "vitest";

import { lastDayOf } from "./last-day.ts";
import { readPaper } from "./read-paper.ts";

const lastDay = (text: string) => lastDayOf(readPaper(text));

test("[DOCS-29] the end of validity is read with the paper's own words", () => {
  expect(lastDay("Rabies. Date of vaccination 1 Sep 2025. Valid until 1 Sep 2027")).toEqual({
    expiresOn: "2027-09-01",
    words: "Valid until 1 Sep 2027",
  });
  expect(lastDay("PASSPORT Date of issue 14 JAN 2017 Date of expiry 14 JAN 2027")?.expiresOn).toBe(
    "2027-01-14",
  );
});
test("[DOCS-29] of several vaccinations the last to end counts", () => {
  expect(
    lastDay("Valid until 1 Sep 2026\n\nValid until 3 Sep 2028\n\nValid until 2 Sep 2027")?.expiresOn,
  ).toBe("2028-09-03");
});
test("[DOCS-29] without an end, and where one can be read two ways, nothing is suggested", () => {
  expect(lastDay("")).toBeNull();
  expect(lastDay("Date of vaccination 1 Sep 2025. Valid for three years")).toBeNull();
  expect(lastDay("Valid until 03/04/2027")).toBeNull();
});
