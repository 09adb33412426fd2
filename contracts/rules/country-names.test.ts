import { expect, test } from "vitest";

import { countryNamed } from "./country-names.ts";
import { placeName } from "./places.ts";

test("a country is known by the names people give it, and by its code", () => {
  expect(
    ["USA", "UK", "England", "UAE", "Côte d’Ivoire", "the Netherlands", "de", "Thailand"].map(countryNamed),
  ).toEqual(["US", "GB", "GB", "AE", "CI", "NL", "DE", "TH"]);
  expect(["", "Atlantis", "ZZ", "XQ"].map(countryNamed)).toEqual([null, null, null, null]);
});

test("[RULE-63] a region with rules of its own is chosen and named wherever a country is", () => {
  expect(["Hawaii", "us-hi", "Guam", "Northern Ireland", "Réunion", "Isle of Man"].map(countryNamed)).toEqual(
    ["US-HI", "US-HI", "GU", "GB-NIR", "RE", "IM"],
  );
  expect(["US-HI", "GB-NIR", "GU", "DE", "QQ-1"].map(placeName)).toEqual([
    "Hawaii",
    "Northern Ireland",
    "Guam",
    "Germany",
    "QQ-1",
  ]);
});
