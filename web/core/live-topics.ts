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
    "forms",
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
  documents: ["documents", "analysis", "health", "workspaces", "journeys", "tasks", "dashboard"],
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
    "forms",
    "journeys.activity",
    "messages.mentionable",
  ],
  schedule: ["schedule", "workspaces.find", "journeys", "bookings"],
  templates: ["templates", "workflows", "workspaces.find"],
  notifications: ["notifications"],
  roles: ["journeys"],
  rules: ["rules", "journeys.assess", "journeys.previewStepTasks"],
  // No line tells these: only the tab that makes such a change, or nobody else, shows them.
  account: ["account", "auth.me"],
  connections: ["connections"],
  contact: ["help.contact"],
  mail: ["mail"],
  seen: ["messages.unread", "messages.inbox", "journeys.own"],
} as const satisfies Record<Exclude<LiveTopic, "everything" | "rights">, readonly CallName[]> &
  Record<string, readonly CallName[]>;

/** What a change is about: a topic of the live line, or one of those that only the tab itself tells. */
export type Topic = keyof typeof CALLS_OF | "everything" | "rights";

/** Of one workspace, or null where it may be any. */
export type Change = { topic: Topic; workspaceId: number | null };

/** Which queries the topics of live messages concern. */
export function concernedBy(topics: Iterable<string>): (query: Pick<Query, "queryKey">) => boolean {
  return concernedByChanges([...topics].flatMap((text) => topicIn(text) ?? []));
}

/** Which queries changes concern. A query of one workspace is left alone by the change of another. */
export function concernedByChanges(changes: readonly Change[]): (query: Pick<Query, "queryKey">) => boolean {
  return ({ queryKey: [path, details] }) =>
    changes.some(({ topic, workspaceId }) => {
      if (topic === "everything") return true;
      if (topic === "rights" || !Array.isArray(path)) return false;
      const [domain, call] = path as string[];
      const calls: readonly string[] = CALLS_OF[topic];
      if (!calls.includes(`${domain}`) && !calls.includes(`${domain}.${call}`)) return false;
      const own = (details as { input?: { workspaceId?: unknown } } | undefined)?.input?.workspaceId;
      return workspaceId === null || typeof own !== "number" || own === workspaceId;
    });
}
