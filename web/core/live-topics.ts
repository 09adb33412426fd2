import type { Query } from "@tanstack/react-query";

import { type LiveTopic, topicIn } from "#contracts/core/live.ts";

import type { CallName } from "./api.ts";

/** What is fetched again when a topic changes: all calls of a domain, or one of them. The only place that says so. */
export const CALLS_OF = {
  workspaces: [
    "workspaces",
    "tags",
    "journeys",
    "dashboard",
    "tasks",
    "clients",
    "admin.clients",
    "payments.quote",
    "messages.mentionable",
    "invites.list",
    "messages.inbox",
    "workflows.journeys",
    "workflows.versions",
  ],
  tasks: [
    "tasks",
    "workspaces",
    "journeys",
    "dashboard",
    "forms",
    "payments.quote",
    "signing",
    "workflows.journeys",
  ],
  documents: ["documents", "analysis", "health", "workspaces", "journeys", "tasks"],
  payments: ["payments", "billing", "workspaces", "journeys"],
  messages: ["messages", "journeys"],
  forms: ["forms", "workspaces.find", "journeys"],
  people: [
    "admin",
    "tags",
    "clients",
    "auth.me",
    "settings",
    "webhooks",
    "sso",
    "features",
    "mail.sender",
    "workspaces",
    "tasks",
    "journeys.activity",
    "messages.mentionable",
  ],
  schedule: ["schedule", "workspaces.find", "journeys", "bookings"],
  templates: ["templates", "workflows", "workspaces.find"],
  notifications: ["notifications"],
  roles: ["journeys"],
} as const satisfies Record<Exclude<LiveTopic, "everything" | "rights">, readonly CallName[]>;

/** Which queries the topics of live messages concern. A query of one workspace is left alone by the news of another. */
export function concernedBy(topics: Iterable<string>): (query: Pick<Query, "queryKey">) => boolean {
  const heard = [...topics].flatMap((text) => topicIn(text) ?? []);
  return ({ queryKey: [path, details] }) =>
    heard.some(({ topic, workspaceId }) => {
      if (topic === "everything") return true;
      if (topic === "rights" || !Array.isArray(path)) return false;
      const [domain, call] = path as string[];
      const calls: readonly string[] = CALLS_OF[topic];
      if (!calls.includes(`${domain}`) && !calls.includes(`${domain}.${call}`)) return false;
      const own = (details as { input?: { workspaceId?: unknown } } | undefined)?.input?.workspaceId;
      return workspaceId === null || typeof own !== "number" || own === workspaceId;
    });
}
