import { expect, test } from "vitest";

import { NO_BRANDING } from "#contracts/settings/branding-shapes.ts";
import { LOGO_BYTES } from "#contracts/settings/branding.ts";

import { accentIn, darkOf, draftOf, OWN_LOOK, problemOf } from "./branding-draft.ts";

test("[ADMIN-17] the dark accent follows the light one until one is chosen for it", () => {
  const draft = { ...OWN_LOOK, light: "#7a1f6b" };
  expect(darkOf(draft)).not.toBe("");
  expect(accentIn(draft)).toEqual({ light: "#7a1f6b", dark: darkOf(draft) });
  expect(accentIn({ ...draft, dark: "#ffd400" })).toEqual({ light: "#7a1f6b", dark: "#ffd400" });
  const kept = { ...NO_BRANDING, accent: { light: "#7a1f6b", dark: darkOf(draft) } };
  expect([
    draftOf(kept).dark,
    draftOf({ ...kept, accent: { light: "#7a1f6b", dark: "#ffd400" } }).dark,
  ]).toEqual([null, "#ffd400"]);
});

test("[ADMIN-17] what cannot be read, or is half typed, is not saved; nothing is the portal's own", () => {
  expect(accentIn({ ...OWN_LOOK, light: "#ffd400" })).toBeUndefined();
  expect(accentIn({ ...OWN_LOOK, light: "#ffd4" })).toBeUndefined();
  expect(accentIn({ ...OWN_LOOK, light: "#7a1f6b", dark: "#101010" })).toBeUndefined();
  expect(accentIn(OWN_LOOK)).toBeNull();
});

test.for([
  [0, "image/png", "empty"],
  [10, "image/svg+xml", "PNG or JPEG"],
  [LOGO_BYTES + 1, "image/png", "larger than 256 KB"],
  [LOGO_BYTES, "image/jpeg", ""],
] as const)("[ADMIN-17] a logo of %s bytes of %s: %s", ([size, type, said]) => {
  expect(problemOf({ size, type }) ?? "").toMatch(said === "" ? /^$/ : said);
});
