import { expect, test } from "vitest";

import { status } from "#web/copy/status.ts";

import { manageStatusOf } from "./manage-status.ts";

test("[STATE-19] a workspace is completed, in review where something waits for the company, active, or not begun", () => {
  expect(manageStatusOf({ stage: "completed", actionCount: 0 })).toBe("Completed");
  expect(manageStatusOf({ stage: "completed", actionCount: 2 })).toBe("Completed");
  expect(manageStatusOf({ stage: "in_progress", actionCount: 1 })).toBe("In Review");
  expect(manageStatusOf({ stage: "pending", actionCount: 1 })).toBe("In Review");
  expect(manageStatusOf({ stage: "in_progress", actionCount: 0 })).toBe("Active");
  expect(manageStatusOf({ stage: "active", actionCount: 0 })).toBe("Active");
  expect(manageStatusOf({ stage: "pending", actionCount: 0 })).toBe("Pending");
});

test("[RPT-01] what is done, there and completed is called so here as everywhere", () => {
  expect(manageStatusOf({ stage: "ready", actionCount: 0 })).toBe(status.stage.ready);
  expect(manageStatusOf({ stage: "arrived", actionCount: 2 })).toBe(status.stage.arrived);
  expect(manageStatusOf({ stage: "completed", actionCount: 0 })).toBe(status.stage.completed);
});
