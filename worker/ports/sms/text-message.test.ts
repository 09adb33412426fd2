import { describe, expect, test } from "vitest";

import { toE164 } from "./text-message.ts";

describe("a telephone number for the network", () => {
  test.each([
    ["+44 20 7946 0000", "+442079460000"],
    ["0044 (0)20 7946-0000", "+442079460000"],
    ["+49 (0)30/901820", "+4930901820"],
    ["＋81 3‑1234‑5678", "+81312345678"],
    ["+1 (555) 010.0199", "+15550100199"],
  ])("%s is %s", (typed, number) => expect(toE164(typed)).toBe(number));

  test.each([
    "020 7946 0000",
    "+0 20 7946 0000",
    "+44",
    "+1234567890123456",
    "call me",
    "",
    "+44 20 7946 000O",
  ])("%j is none", (typed) => expect(toE164(typed)).toBeNull());
});
