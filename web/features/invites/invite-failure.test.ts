import { expect, test } from "vitest";

import { CallError } from "#web/core/errors.ts";

import { failureText } from "./invite-failure.ts";

test("[ERR-05] whatever the server refuses, the text is one", () => {
  for (const [status, code] of [
    [400, "invalid_input"],
    [409, "already_invited"],
    [500, "internal"],
  ] as const) {
    const refusal = new CallError({ status, statusText: "", text: "a body", code });
    expect(failureText(refusal)).toBe("Failed to send invitation");
  }
});

test("[ERR-03] an error of the line speaks for itself", () => {
  expect(failureText(new Error("Failed to fetch"))).toBe("Failed to fetch");
});

test("[ERR-04] an error without a message gets the longer text", () => {
  expect(failureText(new Error(""))).toBe("Failed to send customer invitation");
  expect(failureText(null)).toBe("Failed to send customer invitation");
});
