import { expect, test } from "vitest";

import { readTypedDate } from "./typed-date.ts";

test.each([
  ["2026-12-31", "2026-12-31"],
  ["2026/2/3", "2026-02-03"],
  ["2026年12月31日", "2026-12-31"],
  ["10/10/2024", "2024-10-10"],
  ["04/30/2020", "2020-04-30"],
  ["31/12/2026", "2026-12-31"],
  ["31.12.26", "2026-12-31"],
  ["31 December 2026", "2026-12-31"],
  ["31-Dec-2026", "2026-12-31"],
  ["1st Feb 2027", "2027-02-01"],
  ["Dec 31, 2026", "2026-12-31"],
  ["  december 31 2026 ", "2026-12-31"],
  ["٣١/١٢/٢٠٢٦", "2026-12-31"],
  ["๓๑/๑๒/๒๐๒๖", "2026-12-31"],
  ["３１／１２／２０２６", "2026-12-31"],
  ["29/02/2028", "2028-02-29"],
  ["1 January 1850", "1850-01-01"],
])("%s is read as %s, whatever the zone of the machine", (typed, date) => {
  expect(readTypedDate(typed, "en-GB")).toBe(date);
});

test("where day and month could be either, the reader's own order decides", () => {
  expect(readTypedDate("03/04/2027", "en-GB")).toBe("2027-04-03");
  expect(readTypedDate("03/04/2027", "en-US")).toBe("2027-03-04");
});

test("months are known in English and in the reader's language", () => {
  expect(readTypedDate("24 décembre 2026", "fr-FR")).toBe("2026-12-24");
  expect(readTypedDate("24 December 2026", "fr-FR")).toBe("2026-12-24");
  expect(readTypedDate("24 decembre 2026", "fr-FR")).toBe("2026-12-24");
  expect(readTypedDate("24 de diciembre de 2026", "es-ES")).toBe("2026-12-24");
});

test.each([
  "",
  "tomorrow",
  "31/02/2026",
  "30 February 2027",
  "13/13/2026",
  "0/1/2026",
  "2026",
  "12/2026",
  "29/02/2027",
  "5 Ma 2027",
])("%j is no date", (typed) => {
  expect(readTypedDate(typed, "en-GB")).toBeNull();
});
