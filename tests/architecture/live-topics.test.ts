import { expect, test } from "vitest";

import { PROCEDURES } from "#tests/support/procedures.ts";
import { CALLS_OF } from "#web/core/live-topics.ts";

/** What changes with a deployment only, is asked before somebody is signed in, or anew with every look at it. */
const STILL = [
  "account",
  "airports",
  "audit",
  "auth.demoAccounts",
  "auth.entrance",
  "connections",
  "duties",
  "help",
  "mail",
  "removed",
  "search",
  "settings",
];

test("every call that reads is fetched again by a topic of web/core/live-topics.ts, or is known to stand still", () => {
  const named = new Set<string>([...Object.values(CALLS_OF).flat(), ...STILL]);
  const reads = PROCEDURES.filter(({ route }) => route.kind === "query").map(({ path }) => path);
  expect(reads.length).toBeGreaterThan(20);
  const forgotten = reads.filter((path) => !named.has(path) && !named.has(path.split(".")[0] ?? ""));
  expect(forgotten).toEqual([]);
});
