import { expect, test } from "vitest";

import { writeDatesFor } from "#web/core/dates.ts";

import { changesOf } from "./audit-words.ts";

test("[AUDIT-01] what has changed is told with its values before and after, what has not is left out", () => {
  writeDatesFor({ timeZone: "UTC", isZoneFixed: true, language: "en-GB" });
  expect(
    changesOf({
      before: { name: "Bella", status: "active", notes: null },
      after: { name: "Bella", status: "completed", notes: "", tags: ["a"] },
      text: "All is well",
    }),
  ).toEqual(["status: active → completed", 'tags: – → ["a"]', "“All is well”"]);
  expect(
    changesOf({
      before: { dueDate: "2026-12-05", on: "2026-13-45" },
      after: { dueDate: null, on: "", facts: { givenOn: "2026-09-05", at: "2026-01-02T03:04:05.006Z" } },
      text: null,
    }),
  ).toEqual([
    "dueDate: 5 Dec 2026 → –",
    "on: 2026-13-45 → –",
    'facts: – → {"givenOn":"5 Sept 2026","at":"2 Jan 2026, 03:04 UTC"}',
  ]);
  expect(changesOf({ before: null, after: null, text: null })).toEqual([]);
});
