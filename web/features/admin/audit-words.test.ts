import { expect, test } from "vitest";

import { changesOf } from "./audit-words.ts";

test("[AUDIT-01] what has changed is told with its values before and after, what has not is left out", () => {
  expect(
    changesOf({
      before: { name: "Bella", status: "active", notes: null },
      after: { name: "Bella", status: "completed", notes: "", tags: ["a"] },
      text: "All is well",
    }),
  ).toEqual(["status: active → completed", 'tags: – → ["a"]', "“All is well”"]);
  expect(changesOf({ before: null, after: null, text: null })).toEqual([]);
});
