import { expect, test } from "vitest";

import { changedOf } from "./changed.ts";

test("[RPT-34] a patch changes what it names with another value, and nothing where it says what is", () => {
  const row = { name: "Bella", stops: ["FRA"], at: new Date(0), notes: null as string | null };
  expect(changedOf(row, { name: "Bella", stops: ["FRA"], at: new Date(0), notes: undefined })).toEqual({
    before: {},
    after: {},
    isNothing: true,
  });
  expect(changedOf(row, { name: "Bella", stops: ["FRA", "DOH"], notes: "" })).toEqual({
    before: { stops: ["FRA"], notes: null },
    after: { stops: ["FRA", "DOH"], notes: "" },
    isNothing: false,
  });
});
