import type { PersistedQuery } from "@tanstack/query-persist-client-core";
import type { Query, QueryClient } from "@tanstack/react-query";

import { isKept } from "./kept-calls.ts";

/** What is said above the page: that there is no connection, that nobody answers, that there is a newer build. */
export type Notice = {
  readonly isLost: boolean;
  /** There is a line, and what the page shows could not be read. */
  readonly isDown: boolean;
  /** When the oldest of what the page shows was fetched; null where it shows nothing. */
  readonly asOf: number | null;
  /** Loads the newer build. */
  readonly load: (() => void) | null;
};

let notice: Notice = { isLost: false, isDown: false, asOf: null, load: null };
const hearers = new Set<() => void>();

export const notices = {
  current: (): Notice => notice,
  subscribe: (hear: () => void): (() => void) => {
    hearers.add(hear);
    return () => hearers.delete(hear);
  },
  set: (change: Partial<Notice>): void => {
    const next = { ...notice, ...change };
    if ((Object.keys(next) as (keyof Notice)[]).every((key) => next[key] === notice[key])) return;
    notice = next;
    for (const hear of hearers) hear();
  },
};

/**
 * Follows whether there is a line, by what the browser says and by how calls end.
 * @param find what the device has kept, for pages that were not opened since this one
 */
export function watchLine(client: QueryClient, find: () => Promise<PersistedQuery[]>): void {
  const cache = client.getQueryCache();
  const known = ({ queryHash }: { queryHash: string }) => cache.get(queryHash) !== undefined;
  const lose = () => {
    if (!notices.current().isLost)
      void find().then((kept) =>
        hold(
          client,
          kept.filter((one) => !known(one)),
        ),
      );
    notices.set({ isLost: true, asOf: shownSince(client) });
  };
  const regain = () => {
    if (!notices.current().isLost) return;
    notices.set({ isLost: false });
    void client.invalidateQueries();
  };
  // Without a line a question has failed; it does not hang until one comes back.
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, networkMode: "always" } });
  window.addEventListener("offline", lose);
  window.addEventListener("online", () => askAgain(client));
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error" && isUnanswered(event.action.error)) lose();
    else if (event.type === "updated" && event.action.type === "success" && !event.action.manual) regain();
    else if (!notices.current().isLost) return;
    else if (event.type === "removed" && isKept(event.query)) hold(client, [event.query]);
    else if (event.type.startsWith("observer")) notices.set({ asOf: shownSince(client) });
  });
  if (!navigator.onLine || "withoutLine" in document.documentElement.dataset) lose();
}

/** By the one call that every page makes, and by what failed; the others follow where it is answered. */
export function askAgain(client: QueryClient): void {
  void client.refetchQueries({
    type: "active",
    predicate: ({ queryKey, state }) => state.status === "error" || String(queryKey[0]) === "auth,me",
  });
}

/** Nothing that was put away could be fetched again. */
function hold(client: QueryClient, kept: readonly Pick<Query, "queryHash" | "queryKey" | "state">[]): void {
  for (const { queryHash, queryKey, state } of kept)
    client
      .getQueryCache()
      .build(
        client,
        { queryHash, queryKey, gcTime: Number.POSITIVE_INFINITY },
        { ...state, fetchStatus: "idle" },
      );
}

/** No answer came, not even one of something between. */
function isUnanswered(error: Error & { data?: unknown; meta?: { response?: unknown } }): boolean {
  return error.name === "TRPCClientError" && !error.meta?.response && !error.data;
}

/** What is not looked at any more says nothing of the page. */
function shownSince(client: QueryClient): number | null {
  const shown = client.getQueryCache().findAll({ type: "active", predicate: isKept });
  const times = shown.flatMap(({ queryKey: [path], state }) =>
    String(path) === "auth,me" ? [] : [state.dataUpdatedAt],
  );
  return times.length > 0 ? Math.min(...times) : null;
}
