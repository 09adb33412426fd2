import { expect, test } from "vitest";

import { isIban } from "./iban.ts";

test("the examples of the registry are numbers, whatever their country", () => {
  for (const iban of [
    "GB29NWBK60161331926819",
    "DE89370400440532013000",
    "NO9386011117947",
    "MT84MALT011000012345MTLCAST001S",
  ])
    expect([iban, isIban(iban)]).toEqual([iban, true]);
});

test("one wrong or one swapped digit is found", () => {
  expect(isIban("GB29NWBK60161331926818")).toBe(false);
  expect(isIban("GB29NWBK60161331926891")).toBe(false);
  for (const wrong of [
    "",
    "GB29",
    "1229NWBK60161331926819",
    "gb29nwbk60161331926819",
    "GB29 NWBK 6016 1331 9268 19",
  ])
    expect([wrong, isIban(wrong)]).toEqual([wrong, false]);
});
