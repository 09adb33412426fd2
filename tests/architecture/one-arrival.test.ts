import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";

/** Where what is said of an arrival is settled, kept, told and typed; everybody else reads `arrivesOn`. */
const KNOW_WHAT_IS_SAID = new Set([
  "contracts/journeys/arrival.ts",
  "contracts/journeys/rules-shapes.ts",
  "contracts/workspaces/changes-shapes.ts",
  "contracts/workspaces/facts-shapes.ts",
  "db/schema/workspaces.ts",
  "worker/domains/journeys/assess-journey.ts",
  "worker/domains/journeys/said-facts.ts",
  "worker/domains/journeys/travel-writes.ts",
  "worker/domains/workspaces/internal/facts.ts",
]);

test("[FACT-02] the day of arrival is made in one place, and nobody counts it again", () => {
  const others = sourceFiles(/^(?:contracts|db\/schema|worker)\/.*(?<!\.test)\.ts$/)
    .filter((file) => !KNOW_WHAT_IS_SAID.has(file))
    .filter((file) => /arrivalDate|arrival_date/.test(readFileSync(file, "utf8")));
  expect(others, "read `arrivesOn` of the journey").toEqual([]);
});
