import { expect, test } from "vitest";

import { wishOf } from "./keys.ts";

const key = (name: string, facts: Partial<Parameters<typeof wishOf>[0]> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  ...facts,
});

test("[SRCH-03] Ctrl+K and ⌘K open the palette, even while somebody types", () => {
  for (const facts of [{ ctrlKey: true }, { metaKey: true }])
    for (const name of ["k", "K"]) expect(wishOf(key(name, facts), true)).toBe("palette");
  expect(wishOf(key("k", { ctrlKey: true, altKey: true }), false)).toBeNull();
  expect(wishOf(key("k"), false)).toBeNull();
});

test("[SRCH-04] '/' and '?' hold outside fields only, and never within a composition", () => {
  expect(wishOf(key("/"), false)).toBe("search");
  expect(wishOf(key("?"), false)).toBe("shortcuts");
  for (const name of ["/", "?"]) {
    expect(wishOf(key(name), true)).toBeNull();
    expect(wishOf(key(name, { isComposing: true }), false)).toBeNull();
    expect(wishOf(key(name, { ctrlKey: true }), false)).toBeNull();
  }
});
