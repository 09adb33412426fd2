import type { Query, QueryClient } from "@tanstack/react-query";

import { isKept } from "./kept-calls.ts";
import type { Said } from "./messages.ts";
import { forgetAnswers, keepAnswer, keepFor } from "./store.ts";

const SETTLED_AFTER_MS = 2_000;

let stop = () => {};

/** Keeps what this page has asked for and asks for from now on, for the person who is signed in. */
export async function keepAnswers(client: QueryClient, userId: number, build: string): Promise<void> {
  stop();
  await keepFor(userId);
  let settling: ReturnType<typeof setTimeout> | undefined;
  const keep = (query: Query) => {
    if (!isKept(query)) return;
    // A browser that refuses to store shows nothing without a line, and that is all.
    void keepAnswer(userId, build, query).catch(() => undefined);
    clearTimeout(settling);
    settling = setTimeout(() => {
      navigator.serviceWorker.controller?.postMessage({ type: "settled" } satisfies Said);
    }, SETTLED_AFTER_MS);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) keep(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
  stop = () => {
    clearTimeout(settling);
    unsubscribe();
  };
}

/** Nothing more is kept by this page, and what was is gone. */
export async function stopKeeping(): Promise<void> {
  stop();
  await forgetAnswers().catch(() => undefined);
}
