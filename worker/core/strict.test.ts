import { expect, test } from "vitest";
import * as z from "zod";

import { strictly } from "./strict.ts";

const keysRefused = (schema: z.ZodType, input: unknown) =>
  (strictly(schema).safeParse(input).error?.issues ?? []).flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [...issue.path, key].join("."))
      : [issue.code],
  );

const Deep = z.object({
  name: z.string().trim(),
  pet: z.object({ chip: z.string().optional() }).optional(),
  list: z.array(z.object({ id: z.number() })).default([]),
  by: z.record(z.string(), z.object({ yes: z.boolean() })).nullish(),
  kind: z
    .discriminatedUnion("is", [
      z.object({ is: z.literal("a") }),
      z.object({ is: z.literal("b"), n: z.number() }),
    ])
    .optional(),
  text: z
    .object({ raw: z.string() })
    .transform(({ raw }) => raw)
    .optional(),
});

test("a field that nobody named is refused, wherever it stands", () => {
  expect(keysRefused(Deep, { name: "x", q: 1 })).toEqual(["q"]);
  expect(keysRefused(Deep, { name: "x", pet: { chp: "1" } })).toEqual(["pet.chp"]);
  expect(keysRefused(Deep, { name: "x", list: [{ id: 1 }, { id: 2, x: 1 }] })).toEqual(["list.1.x"]);
  expect(keysRefused(Deep, { name: "x", by: { a: { yes: true, no: false } } })).toEqual(["by.a.no"]);
  expect(keysRefused(Deep, { name: "x", kind: { is: "a", n: 1 } })).toEqual(["kind.n"]);
  expect(keysRefused(Deep, { name: "x", text: { raw: "r", more: 1 } })).toEqual(["text.more"]);
});

test("what is named is taken as before, with defaults, checks and changes", () => {
  const refined = z.object({ a: z.number(), b: z.number() }).refine(({ a, b }) => a < b, "order");
  expect(strictly(Deep).parse({ name: " x ", text: { raw: "r" } })).toEqual({
    name: "x",
    list: [],
    text: "r",
  });
  expect(keysRefused(refined, { a: 2, b: 1 })).toEqual(["custom"]);
  expect(strictly(z.looseObject({ a: z.number() })).parse({ a: 1, z: 2 })).toEqual({ a: 1, z: 2 });
});

test("[RPT-30] half of an emoji is left out of every text, before its length is judged", () => {
  const half = "🐕".slice(0, 1);
  const Texts = z.object({
    name: z.string().trim().max(3),
    list: z.array(z.string().optional()),
    by: z.record(
      z.string(),
      z.string().transform((text) => text.length),
    ),
  });
  expect(strictly(Texts).parse({ name: `a🐕${half}`, list: [half, "é"], by: { a: `${half}b` } })).toEqual({
    name: "a🐕",
    list: ["", "é"],
    by: { a: 1 },
  });
});

test("[RPT-35] a date of a year that nobody means is refused, wherever it stands", () => {
  const Dates = z.object({
    on: z.iso.date("Enter a date").nullable().optional(),
    due: z.discriminatedUnion("kind", [z.object({ kind: z.literal("date"), on: z.iso.date() })]).optional(),
    list: z.array(z.iso.date().refine((date) => date > "2000", "Later")).default([]),
  });
  const refusedOf = (input: unknown) =>
    strictly(Dates)
      .safeParse(input)
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  expect(refusedOf({ on: "9999-12-31" })).toEqual(["on: Enter a year from 1900 to 2199"]);
  expect(refusedOf({ due: { kind: "date", on: "0001-01-01" } })).toEqual([
    "due.on: Enter a year from 1900 to 2199",
  ]);
  expect(refusedOf({ list: ["2027-02-29"] })).toHaveLength(1);
  expect(refusedOf({ list: ["1999-01-01"] })).toEqual(["list.0: Later"]);
  expect(refusedOf({ on: "someday" })).toEqual(["on: Enter a date"]);
  expect(refusedOf({ on: "1900-01-01", list: ["2199-12-31"] })).toEqual([]);
});
