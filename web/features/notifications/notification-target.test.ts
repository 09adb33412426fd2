import { expect, test } from "vitest";

import { targetOf } from "./notification-target.ts";

test("[NAV-25] a notification of a workspace opens the workspace, whatever address it has besides", () => {
  expect(targetOf({ workspaceId: 7, actionUrl: "/billing" })).toBe("/workspace/7");
});

test("[NAV-26] a notification without a workspace opens its own address", () => {
  expect(targetOf({ workspaceId: null, actionUrl: "/billing" })).toBe("/billing");
  expect(targetOf({ workspaceId: null, actionUrl: "https://example.com/" })).toBe("https://example.com/");
});

test("a notification whose address is no page opens nothing", () => {
  for (const actionUrl of [null, "", "javascript:alert(1)", "//elsewhere.example", "data:text/html,x"]) {
    expect(targetOf({ workspaceId: null, actionUrl })).toBeNull();
  }
});
