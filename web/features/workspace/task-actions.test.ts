import { expect, test } from "vitest";

import { nextTaskState, type TaskEvent, type TaskState } from "#contracts/tasks/states.ts";

import { actionsFor, type TaskAction } from "./task-actions.ts";

const EVENTS: Record<TaskAction, TaskEvent> = {
  complete: { type: "complete" },
  sendBack: { type: "sendBack" },
  reopen: { type: "reopen" },
  reschedule: { type: "reschedule", dueDate: "2026-12-24" },
};

const READ = { actionType: "handy-crate-tips", assignedRole: "customer" } as const;

test.each([
  ["pending", false, ["complete", "reschedule"]],
  ["in_progress", false, ["complete", "reschedule"]],
  ["your_turn", true, ["complete", "sendBack", "reschedule"]],
  ["overdue", true, ["complete", "sendBack", "reschedule"]],
  ["completed", false, ["reopen"]],
] as const)(
  "a task that is %s (in review: %s) offers %j, and its state takes each of them",
  (status, inReview, offered) => {
    expect(actionsFor({ ...READ, status, inReview }, false)).toEqual(offered);
    const state: TaskState = {
      status,
      turn: inReview ? "team" : "customer",
      assignedRole: "customer",
      needsReview: true,
      dueDate: "2026-12-01",
    };
    for (const action of offered) expect(nextTaskState(state, EVENTS[action], "2026-11-27")).not.toBeNull();
  },
);

test("in a sequential journey a step that has not opened can only be moved in time", () => {
  expect(actionsFor({ ...READ, status: "pending", inReview: false }, true)).toEqual(["reschedule"]);
  expect(actionsFor({ ...READ, status: "in_progress", inReview: false }, true)).toContain("complete");
});

test("[SIGN-06] what the team signs is not completed without a signature; what somebody else signs can be, by the company's word", () => {
  const open = { status: "your_turn", inReview: false, actionType: "e-sign" } as const;
  expect(actionsFor({ ...open, assignedRole: "team" }, true)).toEqual(["reschedule"]);
  expect(actionsFor({ ...open, assignedRole: "customer" }, true)).toContain("complete");
});
