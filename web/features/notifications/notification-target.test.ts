import { expect, test } from "vitest";

import { targetOf } from "./notification-target.ts";

test("[NAV-25] a notification of a workspace opens the workspace, whatever address it has besides", () => {
  expect(targetOf({ workspaceId: 7, taskId: null, actionUrl: "/billing" }, false)).toBe("/workspace/7");
  expect(targetOf({ workspaceId: 7, taskId: 9, actionUrl: null }, false)).toBe("/workspace/7?task=9");
});

test("an owner's opens their own page of the journey", () => {
  expect(targetOf({ workspaceId: 7, taskId: null, actionUrl: null }, true)).toBe("/workspace/7/customer");
  expect(targetOf({ workspaceId: 7, taskId: 9, actionUrl: null }, true)).toBe("/workspace/7/customer?todo=9");
});

test("[OWN-03] an owner's leads to the part of that page that it names, and to no other page", () => {
  const files = { workspaceId: 7, taskId: null, actionUrl: "/workspace/7/customer?tab=files" };
  expect(targetOf(files, true)).toBe("/workspace/7/customer?tab=files");
  expect(targetOf(files, false)).toBe("/workspace/7");
  expect(targetOf({ ...files, actionUrl: "/workspace/8/customer?tab=files" }, true)).toBe(
    "/workspace/7/customer",
  );
});

test("[NAV-26] a notification without a workspace opens its own address", () => {
  for (const actionUrl of ["/billing", "https://example.com/"])
    expect(targetOf({ workspaceId: null, taskId: null, actionUrl }, false)).toBe(actionUrl);
});

test("a notification whose address is no page opens nothing", () => {
  for (const actionUrl of [null, "", "javascript:alert(1)", "//elsewhere.example", "data:text/html,x"]) {
    expect(targetOf({ workspaceId: null, taskId: null, actionUrl }, false)).toBeNull();
  }
});
