import { expect, test } from "vitest";

import { dueReason, fromTo } from "./due-reason.ts";

const task = {
  dueDate: "2026-12-10",
  dueAnchor: "departure",
  dueOffsetDays: -7,
  dueMovedFrom: null,
} as const;

test("[WSD-23] a due date says what it is counted from and where it has moved from", () => {
  expect(dueReason(task)).toBe("7 days before departure");
  expect(dueReason({ ...task, dueMovedFrom: "2026-12-03" })).toBe(
    "7 days before departure, moved from 3 to 10 December 2026",
  );
  expect(dueReason({ ...task, dueAnchor: "arrival", dueOffsetDays: 1 })).toBe("1 day after arrival");
  expect(dueReason({ ...task, dueOffsetDays: 0 })).toBe("On the day of departure");
  expect(dueReason({ ...task, dueAnchor: null })).toBeNull();
});

test("[WSD-23] two dates name month and year once where they are the same", () => {
  expect(fromTo("2026-11-28", "2026-12-05")).toBe("28 November to 5 December 2026");
  expect(fromTo("2026-12-28", "2027-01-05")).toBe("28 December 2026 to 5 January 2027");
});
