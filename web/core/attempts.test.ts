import { expect, test } from "vitest";

import { Attempts } from "./attempts.ts";

test("[STATE-20] a try that is repeated unchanged is the same attempt, a changed one is another", () => {
  const { idFor } = new Attempts();
  const first = idFor({ petName: "Bella", notes: "" });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(idFor({ petName: "Bella", notes: "" })).toBe(first);
  expect(idFor({ petName: "Bela", notes: "" })).not.toBe(first);
});

test("two dialogs never share an attempt", () => {
  expect(new Attempts().idFor({})).not.toBe(new Attempts().idFor({}));
});
