import { expect, test } from "vitest";

import type { Document } from "#contracts/documents/shapes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";

import { documentChanges, taskChanges } from "./changes.ts";

const task: Task = {
  id: 1,
  workspaceId: 1,
  workspaceName: "Bella",
  title: "UPLOAD Passport Copy",
  description: "",
  actionType: "passport-upload",
  status: "in_progress",
  assignedTo: "Sarah Whitfield",
  assignedRole: "customer",
  dueDate: "2026-12-01",
  iconColor: "ocean",
  inReview: false,
  completedAt: null,
  updatedAt: new Date(0),
  version: 3,
};

const document: Document = {
  id: 9,
  workspaceId: 1,
  workspaceName: "Bella",
  taskId: 1,
  name: "Passport",
  description: "",
  category: null,
  status: "pending",
  rejectionReason: null,
  uploadedAt: new Date(0),
  uploadedBy: "Sarah Whitfield",
  fileName: "passport.pdf",
  mediaType: "application/pdf",
  byteSize: 100,
  expiresOn: null,
  arrivesOn: "2026-12-12",
  reading: "done",
  version: 1,
};

test("a stale task tells its new status, due date, assignee and review, and nothing that is the same", () => {
  expect(taskChanges(task, { ...task, version: 4 })).toEqual([]);
  expect(
    taskChanges(task, {
      ...task,
      status: "your_turn",
      dueDate: null,
      assignedTo: "Marek Dvořák",
      inReview: true,
      version: 4,
    }),
  ).toEqual([
    "Status: IN PROGRESS, now YOUR TURN",
    "Due date: 1 Dec 2026, now none",
    "Assigned to: Sarah Whitfield, now Marek Dvořák",
    "The owner has finished their part.",
  ]);
  expect(
    taskChanges({ ...task, inReview: true, status: "your_turn" }, { ...task, status: "completed" }),
  ).toEqual(["Status: YOUR TURN, now COMPLETED"]);
});

test("a stale document tells its new status, file and reason", () => {
  expect(documentChanges(document, { ...document, version: 2 })).toEqual([]);
  expect(
    documentChanges(document, {
      ...document,
      status: "rejected",
      rejectionReason: "Page 2 is cut off",
      fileName: "passport-2.pdf",
    }),
  ).toEqual([
    "Status: Pending, now Rejected",
    "A new file was uploaded: passport-2.pdf",
    "It was handed back: Page 2 is cut off",
  ]);
});

test("what was taken away meanwhile is said to be gone", () => {
  expect(taskChanges(task, undefined)).toEqual(["It is no longer there."]);
  expect(documentChanges(document, undefined)).toEqual(["It is no longer there."]);
});
