import { expect, test } from "vitest";

import { manageStatusOf } from "./manage-status.ts";

test("[STATE-19] a workspace is completed, in review where something waits for the company, active, or not begun", () => {
  expect(manageStatusOf({ status: "completed", actionCount: 0 })).toBe("Completed");
  expect(manageStatusOf({ status: "completed", actionCount: 2 })).toBe("Completed");
  expect(manageStatusOf({ status: "in_progress", actionCount: 1 })).toBe("In Review");
  expect(manageStatusOf({ status: "pending", actionCount: 1 })).toBe("In Review");
  expect(manageStatusOf({ status: "in_progress", actionCount: 0 })).toBe("Active");
  expect(manageStatusOf({ status: "active", actionCount: 0 })).toBe("Active");
  expect(manageStatusOf({ status: "pending", actionCount: 0 })).toBe("Pending");
});
