import { expect, test } from "vitest";

import { innerPath } from "./inner-path.ts";

test.each(["/", "/status?tab=1", "/workspace/1/customer#papers", "/help?q=%2F%2Fevil.example", "/%09/page"])(
  "[TRUST-10] %s stays in the portal",
  (path) => expect(innerPath(path)).toBe(path),
);

test.each([
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "evil.example",
  "",
  " //evil.example",
])("[TRUST-10] %j leads out of it, and nobody is sent there", (path) => expect(innerPath(path)).toBeNull());
