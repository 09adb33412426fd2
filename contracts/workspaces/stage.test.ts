import { expect, test } from "vitest";

import { asksForArrival, stageOf } from "./stage.ts";

const journey = { status: "in_progress", tasksDone: 3, tasksTotal: 4, arrivedOn: null } as const;

test("[RPT-01] a journey whose steps are all done is ready, and has arrived only once that is said", () => {
  expect(stageOf(journey)).toBe("in_progress");
  expect(stageOf({ ...journey, tasksDone: 4 })).toBe("ready");
  expect(stageOf({ ...journey, tasksDone: 4, arrivedOn: "2026-11-20" })).toBe("arrived");
  expect(stageOf({ ...journey, arrivedOn: "2026-11-20" })).toBe("arrived");
  expect(stageOf({ ...journey, status: "completed" })).toBe("completed");
});

test("a journey without a single step is not ready", () => {
  expect(stageOf({ ...journey, status: "pending", tasksDone: 0, tasksTotal: 0 })).toBe("pending");
});

test("[RPT-01] the arrival is asked for from its day on, until it is said or the journey is completed", () => {
  const due = { ...journey, arrivesOn: "2026-11-20" };
  expect(asksForArrival(due, "2026-11-19")).toBe(false);
  expect(asksForArrival(due, "2026-11-20")).toBe(true);
  expect(asksForArrival({ ...due, arrivedOn: "2026-11-20" }, "2026-11-21")).toBe(false);
  expect(asksForArrival({ ...due, status: "completed" }, "2026-11-21")).toBe(false);
});
