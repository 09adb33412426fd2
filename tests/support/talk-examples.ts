import type { Ids } from "./ids.ts";

/** Conversations, what does not get on, and what is signed. */
export const TALK_EXAMPLES: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  "journeys.own": () => ({}),
  "journeys.activity": ({ workspaceId }) => ({ workspaceId }),
  "journeys.stuck": () => ({}),
  "journeys.stuckCounts": () => ({}),
  "journeys.reportStuck": ({ taskId }) => ({ taskId, reason: "unclear", words: "Which page?" }),
  "journeys.clearStuck": ({ taskId }) => ({ taskId, answer: "The first one." }),
  "signing.find": ({ taskId }) => ({ taskId }),
  "signing.sign": ({ taskId }) => ({
    taskId,
    sha256: "0".repeat(64),
    method: "typed",
    typedName: "Ann Reed",
    timeZone: "UTC",
  }),
  "messages.mentionable": ({ workspaceId }) => ({ workspaceId }),
  "messages.send": ({ workspaceId }) => ({ workspaceId, body: "Is all well?" }),
  "messages.list": ({ workspaceId }) => ({ workspaceId }),
  "messages.unread": () => ({}),
  "messages.inbox": () => ({ scope: "all" }),
  "messages.markRead": ({ workspaceId }) => ({ workspaceId, messageId: 1 }),
};
