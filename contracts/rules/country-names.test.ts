import { expect, test } from "vitest";

import { countryNamed } from "./country-names.ts";

test("a country is known by the names people give it, and by its code", () => {
  expect(
    ["USA", "UK", "England", "UAE", "Côte d’Ivoire", "the Netherlands", "de", "Thailand"].map(countryNamed),
  ).toEqual(["US", "GB", "GB", "AE", "CI", "NL", "DE", "TH"]);
  expect(["", "Atlantis", "ZZ", "XQ"].map(countryNamed)).toEqual([null, null, null, null]);
});
