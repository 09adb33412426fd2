import { expect, test } from "vitest";

import type { Task } from "#contracts/tasks/shapes.ts";

import { actionTable } from "./action-table.ts";

const action: Task = {
  id: 5,
  workspaceId: 1,
  workspaceName: "Bella, to the USA",
  title: "=Picture Of Your Pets",
  description: 'Two "clear" photos',
  actionType: "pet-photos",
  status: "your_turn",
  assignedTo: "สมชาย ใจดี",
  assignedRole: "customer",
  dueDate: "2026-12-01",
  attachmentCount: 2,
  iconColor: "ocean",
  inReview: true,
  completedAt: null,
  updatedAt: new Date(0),
  version: 3,
};

test("[ACT-04] [ACT-13] an export holds what the cards show, a line an action, dates as they stand", () => {
  const [header, first, second, end] = actionTable([
    action,
    { ...action, workspaceName: null, status: "completed", completedAt: new Date("2026-11-26T23:30:00Z") },
  ]).split("\r\n");
  expect(header).toBe(
    `\u{FEFF}"Title","Workspace","Description","Action type","Status","Assigned to","Due date","Attachments","Completed"`,
  );
  expect(first).toBe(
    `"'=Picture Of Your Pets","Bella, to the USA","Two ""clear"" photos","Picture Of Your Pets","YOUR TURN","สมชาย ใจดี","2026-12-01",2,`,
  );
  expect(second).toContain(`,"Unknown Workspace",`);
  expect(second).toMatch(/,"COMPLETED",.*,"2026-11-26T23:30:00\.000Z"$/);
  expect(end).toBe("");
});
