import { expect, test } from "vitest";

import type { Task } from "#contracts/tasks/shapes.ts";

import { inOrder, nextOf, percentDone } from "./tasks-in-order.ts";

function aTask(id: number, some: Partial<Task>): Task {
  return {
    id,
    workspaceId: 1,
    workspaceName: "Bella",
    title: `Task ${id}`,
    description: "",
    actionType: "health-cert",
    status: "pending",
    assignedTo: "Sarah Whitfield",
    assignedRole: "customer",
    dueDate: null,
    iconColor: "ocean",
    inReview: false,
    completedAt: null,
    updatedAt: new Date(0),
    version: 0,
    ...some,
  };
}

const tasks = [
  aTask(1, { status: "completed", completedAt: new Date(1_000) }),
  aTask(2, { status: "completed", completedAt: new Date(2_000) }),
  aTask(3, { status: "pending", dueDate: "2026-12-20" }),
  aTask(4, { status: "pending" }),
  aTask(5, { status: "pending", dueDate: "2026-12-09" }),
  aTask(6, { status: "in_progress", dueDate: "2026-12-30" }),
  aTask(7, { status: "your_turn", dueDate: "2026-12-01" }),
  aTask(8, { status: "overdue", dueDate: "2026-11-20" }),
];

test("[WSD-06] tasks stand by whose turn it is, then by due date, those without one last, the done ones at the end", () => {
  expect(inOrder(tasks).map(({ id }) => id)).toEqual([8, 7, 6, 5, 3, 4, 2, 1]);
});

test("the next thing is what waits longest for the company, and nothing when all is done", () => {
  expect(nextOf(tasks)?.id).toBe(8);
  expect(nextOf(tasks.slice(2, 6))?.id).toBe(6);
  expect(nextOf(tasks.slice(0, 2))).toBeUndefined();
  expect(nextOf([])).toBeUndefined();
});

test("[RPT-39] the next thing is the open one that is due first, whoever has it", () => {
  const theirs = aTask(1, { status: "in_progress", dueDate: "2026-12-01" });
  const ours = aTask(2, { status: "your_turn", dueDate: "2027-03-01" });
  const dateless = aTask(3, { status: "your_turn" });
  expect(nextOf([dateless, ours, theirs])?.id).toBe(1);
  expect(nextOf([dateless, ours])?.id).toBe(2);
  expect(nextOf([dateless, aTask(4, { dueDate: "2026-11-28" })])?.id).toBe(3);
});

test("progress is done over all tasks of the journey, and 0 of no tasks", () => {
  expect(percentDone({ tasksDone: 6, tasksTotal: 10 })).toBe(60);
  expect(percentDone({ tasksDone: 1, tasksTotal: 3 })).toBe(33);
  expect(percentDone({ tasksDone: 0, tasksTotal: 0 })).toBe(0);
});
