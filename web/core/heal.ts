import type { Query, QueryClient } from "@tanstack/react-query";

import { codeOf } from "./errors.ts";

/** Time enough to press "Try again" before the page does it. */
const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
/** About ten minutes; after that the page waits until somebody looks at it again. */
const TRIES = 24;

type Parts = {
  client: QueryClient;
  /** Called as it becomes known that nobody answers, and once everything shown is there again. */
  onDown: (isDown: boolean) => void;
};

/**
 * What is shown and could not be read since nobody answered is asked for again by itself: later and later, spread out so
 * that a restarted server does not meet everybody at once, not before the server says, and never in a tab that nobody
 * looks at. A query by itself is not tried again (`query.ts`): its page says at once that it failed.
 */
export function heal({ client, onDown }: Parts): void {
  const cache = client.getQueryCache();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const failed = () => cache.findAll({ type: "active", predicate: isUnanswered });
  const isWaitedFor = () => !document.hidden && navigator.onLine;

  const plan = () => {
    const waits = failed().map(({ state }) => toldToWait(state.error));
    if (waits.length === 0) {
      tries = 0;
      return onDown(false);
    }
    onDown(true);
    if (timer !== undefined || isAsking || tries >= TRIES || !isWaitedFor()) return;
    const longest = Math.min(FIRST_WAIT_MS * 1.5 ** tries, LONGEST_WAIT_MS);
    timer = setTimeout(due, Math.max(...waits) + longest * (0.5 + Math.random() / 2));
  };
  const due = () => {
    timer = undefined;
    if (isWaitedFor()) void ask();
  };
  const ask = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking) return;
    isAsking = true;
    tries += 1;
    await client.refetchQueries({ type: "active", predicate: isUnanswered });
    isAsking = false;
    plan();
  };
  const wake = () => {
    if (!isWaitedFor() || failed().length === 0) return;
    tries = 0;
    void ask();
  };

  cache.subscribe(({ type, query }) => {
    // A page that is left takes what it could not read with it.
    if (type === "observerRemoved" || (type === "updated" && query.state.fetchStatus === "idle")) plan();
  });
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  plan();
}

/** Nobody answered, or somebody said that nothing can be had for the moment. */
function isUnanswered({ state: { status, error, fetchStatus } }: Query): boolean {
  if (status !== "error" || fetchStatus !== "idle") return false;
  const { data, meta, name } = error as Error & { data?: unknown; meta?: { response?: unknown } };
  if (codeOf(error) === "unavailable") return true;
  return name === "TRPCClientError" && !data && !meta?.response;
}

/** In milliseconds. */
function toldToWait(error: unknown): number {
  const { meta } = error as { meta?: { response?: Response } };
  return 1_000 * (Number(meta?.response?.headers.get("retry-after")) || 0);
}
