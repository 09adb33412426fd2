import { expect, test } from "vitest";

import { badgeText } from "./badge-text.ts";

test("[NOTE-04] [CONST-13] the badge counts to nine and reads '9+' above", () => {
  expect([1, 9, 10, 250].map(badgeText)).toEqual(["1", "9", "9+", "9+"]);
});

test("[NOTE-04] where nothing is unread there is no badge", () => {
  expect(badgeText(0)).toBeNull();
});
