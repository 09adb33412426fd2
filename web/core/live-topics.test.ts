import { expect, test } from "vitest";

import { concernedBy } from "./live-topics.ts";

const key = (path: string, input?: object) => ({ queryKey: [path.split("."), { input, type: "query" }] });

test.for([
  [["tasks/1"], key("tasks.list", {}), true],
  [["tasks/1"], key("tasks.counts", {}), true],
  [["tasks/1"], key("dashboard.stats", {}), true],
  [["tasks/1"], key("workspaces.find", { workspaceId: 1 }), true],
  [["tasks/1"], key("workspaces.find", { workspaceId: 2 }), false],
  [["tasks/1", "tasks/2"], key("workspaces.find", { workspaceId: 2 }), true],
  [["messages/1"], key("messages.list", { workspaceId: 1 }), true],
  [["messages/1"], key("workspaces.list", {}), false],
  [["tasks/1"], key("help.popular", {}), false],
  [["people"], key("admin.colleagues", {}), true],
  [["people"], key("mail.sender", {}), true],
  [["people"], key("mail.list", {}), false],
  [["notifications"], key("notifications.unreadCount", {}), true],
  [["notifications"], key("tasks.list", {}), false],
  [["roles"], key("journeys.customerWorkspace", { workspaceId: 1 }), true],
  [["roles"], key("tasks.list", {}), false],
  [["everything"], key("help.popular", {}), true],
  [["something-newer/1"], key("tasks.list", {}), false],
] as const)("%j concerns %j: %j", ([topics, query, isConcerned]) => {
  expect(concernedBy(topics)(query)).toBe(isConcerned);
});
