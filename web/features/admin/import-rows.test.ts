import { expect, test } from "vitest";

import { readCsv } from "#web/core/read-csv.ts";

import { IMPORT_ROWS_MAX, leftOutCsv, portionsOf, readRows, toImportRow } from "./import-rows.ts";

const read = (text: string, known: string[] = []) => readRows(readCsv(text), new Set(known));
const problems = (text: string, known: string[] = []) => read(text, known).rows.map((row) => row.problems);

test("[ADMIN-20] every row is told what is wrong with it", () => {
  const file = [
    "\u{FEFF}Full name;E-mail;Job title;Administrator;Status",
    "Ada King;ada@portal.example;Vet;yes;Active",
    ";nobody@portal.example;;;",
    "Bo;;;;",
    "Cy;not an address;;;",
    "Di;ADA@portal.example;;;",
    "Ed;ed@portal.example;;;on holiday",
    "Flo;flo@portal.example;;perhaps;",
    "Gus;Anna@Portal.example;;;",
  ].join("\r\n");
  expect(problems(file, ["anna@portal.example"])).toEqual([
    [],
    ["The name is missing."],
    ["The e-mail is missing."],
    ["The e-mail is not an address."],
    ["The same e-mail as in row 2."],
    ["“on holiday” is no status: active, inactive or pending."],
    ["“perhaps” does not say whether they are an administrator: yes or no."],
    ["Somebody has this e-mail already."],
  ]);
});
test("[ADMIN-20] a row without problems is sent as it was meant", () => {
  const [first, second] = read(
    'Name,Email,Status\n"Łucja\nWiśniewska",L@x.example,INACTIVE\n\'=Bo,bo@x.example,',
  ).rows;
  expect(first && toImportRow(first)).toEqual({
    fullName: "Łucja\nWiśniewska",
    email: "l@x.example",
    jobTitle: null,
    isAdmin: false,
    status: "inactive",
  });
  expect(second && toImportRow(second)).toMatchObject({ fullName: "=Bo", status: "pending" });
});
test("a file without rows, without the two columns it needs or with too many rows is not read", () => {
  expect(read("Name,Email\n").problem).toBe("empty");
  expect(read("").problem).toBe("empty");
  expect(read("Name,Phone\nAda,1").problem).toBe("header");
  expect(read(`Name,Email\n${"a,a@x.example\n".repeat(IMPORT_ROWS_MAX)}`).problem).toBeNull();
  expect(read(`Name,Email\n${"a,a@x.example\n".repeat(IMPORT_ROWS_MAX + 1)}`).problem).toBe("tooMany");
});
test("ten thousand rows go in portions of bounded length and weight", () => {
  const row = {
    fullName: "名".repeat(200),
    email: "a@x.example",
    jobTitle: null,
    isAdmin: false,
    status: "active" as const,
  };
  const portions = portionsOf(
    Array.from({ length: 10_000 }, () => row),
    100,
  );
  expect(portions.flat()).toHaveLength(10_000);
  for (const portion of portions) {
    expect(portion.length).toBeLessThanOrEqual(100);
    expect(new TextEncoder().encode(JSON.stringify(portion)).length).toBeLessThan(61_000);
  }
});
test("what was left out can be mended and read again", () => {
  const { rows } = read("Name,Email,Status\nEd,ed@x.example,away");
  const again = read(leftOutCsv(rows).replace("away", "active"));
  expect(again.rows.map((row) => [row.value.fullName, row.problems])).toEqual([["Ed", []]]);
});
