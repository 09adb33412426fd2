import type { Query } from "@tanstack/react-query";

import type { CallName } from "#web/core/api.ts";

/**
 * Calls whose answers a browser keeps for when there is no connection: what an owner looks up on the way. Whatever is not
 * named is never kept: sessions, keys, second steps, payments, other people's accounts.
 */
export const KEPT_CALLS: readonly CallName[] = [
  "auth.me",
  "bookings.find",
  "help.contact",
  "journeys.assess",
  "journeys.customerWorkspace",
  "journeys.own",
  "messages.list",
  "messages.unread",
  "notifications.unreadCount",
  "rules.reviews",
  "tasks.ways",
];

const names: ReadonlySet<string> = new Set(KEPT_CALLS);

export function isKept({ queryKey: [path], state }: Pick<Query, "queryKey" | "state">): boolean {
  return state.status === "success" && Array.isArray(path) && names.has(path.join("."));
}
