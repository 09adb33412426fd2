import { expect, test } from "vitest";

import { dueOf } from "./due.ts";

const TODAY = "2026-11-27";
const phrase = (dueDate: string | null) => dueOf({ status: "your_turn", dueDate }, TODAY)?.phrase;

test.each([
  ["2026-11-20", "7 days overdue"],
  ["2026-11-25", "2 days overdue"],
  ["2026-11-26", "1 day overdue"],
  ["2026-11-27", "Due today"],
  ["2026-11-28", "Due tomorrow"],
  ["2026-11-29", "Due in 2 days"],
  ["2026-12-27", "Due in 30 days"],
])("[STATE-17] [STATE-18] what is due on %s reads '%s'", (dueDate, words) => {
  expect(phrase(dueDate)).toBe(words);
});

test("[ACT-15] without a due date, and once completed, nothing is said", () => {
  expect(phrase(null)).toBeUndefined();
  expect(dueOf({ status: "completed", dueDate: "2026-11-20" }, TODAY)).toBeNull();
});

test("what is late, due today or tomorrow is urgent, and nothing later", () => {
  const isUrgent = (dueDate: string) => dueOf({ status: "in_progress", dueDate }, TODAY)?.isUrgent;
  expect(["2026-11-26", "2026-11-27", "2026-11-28"].map(isUrgent)).toEqual([true, true, true]);
  expect(isUrgent("2026-11-29")).toBe(false);
});
