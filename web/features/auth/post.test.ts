import { expect, test } from "vitest";

import { afterSignIn } from "./after-sign-in.ts";
import { reasonIn } from "./post.ts";

test.each([
  ["400: code: This is not the code", "This is not the code"],
  [
    "429: Too many attempts. Please try again in 2 minutes.",
    "Too many attempts. Please try again in 2 minutes.",
  ],
])("%s is told as what it says", (message, told) => expect(reasonIn(new Error(message))).toBe(told));

test.each([
  ["staff", "/status?tab=1", "/status?tab=1"],
  ["staff", undefined, "/"],
  ["customer", undefined, "/journeys"],
  ["customer", "/", "/journeys"],
  ["customer", "/workspace/1/customer", "/workspace/1/customer"],
  ["admin", "//evil.example", "/"],
  ["admin", "/\\evil.example", "/"],
  ["admin", "https://evil.example", "/"],
  ["admin", "/\t/evil.example", "/"],
  ["customer", "/.//evil.example", "/journeys"],
  ["admin", "/sign-in?next=/sign-in", "/"],
] as const)("[AUTH-15] %s who asked for %s comes to %s", (role, next, path) => {
  expect(afterSignIn(role, next)).toBe(path);
});
