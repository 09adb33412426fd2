import { expect, test } from "vitest";

import { isSame } from "./same.ts";

test("the order of fields makes no difference, that of a list does; an instant is its time", () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: 2 } }, { b: { d: 2, c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false);
  expect(isSame(new Date(0), new Date(0))).toBe(true);
  expect(isSame(new Date(0), new Date(1))).toBe(false);
  expect(isSame({}, new Date(0))).toBe(false);
});
