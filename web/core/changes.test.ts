import { expect, test } from "vitest";

import { changesOf } from "./changes.ts";

test("only what differs from what the form began with is a change", () => {
  expect(changesOf({ name: "Ann", phone: "" }, { name: "Ann", phone: "1" })).toEqual({ phone: "1" });
  expect(changesOf({ isPopular: true }, { isPopular: false })).toEqual({ isPopular: false });
  expect(changesOf({ name: "Ann" }, { name: "Ann" })).toEqual({});
});
