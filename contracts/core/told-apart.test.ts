import { expect, test } from "vitest";

import { toldApart } from "./told-apart.ts";

test("[OWN-32] equal names are told apart by their day, and counted where that is the same; others stay as they are", () => {
  const rows = [
    { name: "IMG", day: "1 May" },
    { name: "Passport", day: "1 May" },
    { name: "IMG", day: "2 May" },
    { name: "IMG", day: "2 May" },
  ];
  const called = toldApart(
    rows,
    ({ name }) => name,
    ({ day }) => day,
  );
  expect(rows.map((row) => called.get(row))).toEqual([
    "IMG, 1 May",
    "Passport",
    "IMG, 2 May (1)",
    "IMG, 2 May (2)",
  ]);
});
