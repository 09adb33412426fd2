import type { PersistedQuery } from "@tanstack/query-persist-client-core";
import type { Query } from "@tanstack/react-query";
import { clear, createStore, entries, promisifyRequest } from "idb-keyval";

/** What a browser keeps of one person at a time. */
export const place = createStore("portal-kept", "answers");
export const PREFIX = "query";
const WHOSE = "whose";

/** Takes away what is kept of anybody else; from now on answers are kept for this person. */
export function keepFor(userId: number): Promise<void> {
  return place("readwrite", (rows) => {
    const whose = rows.get(WHOSE);
    whose.addEventListener("success", () => {
      if (whose.result === userId) return;
      rows.clear();
      rows.put(userId, WHOSE);
    });
    return promisifyRequest(rows.transaction);
  });
}

/** Nothing is kept of anybody, and nothing more until `keepFor` says for whom. */
export const forgetAnswers = (): Promise<void> => clear(place);

/** Keeps an answer, unless another tab has forgotten the person, or is somebody else's by now. */
export function keepAnswer(userId: number, build: string, query: Query): Promise<void> {
  const { queryHash, queryKey, state } = query;
  const answer: PersistedQuery = { queryHash, queryKey, state: { ...state, ...AT_REST }, buster: build };
  return place("readwrite", (rows) => {
    const whose = rows.get(WHOSE);
    whose.addEventListener("success", () => {
      if (whose.result === userId) rows.put(answer, `${PREFIX}-${queryHash}`);
    });
    return promisifyRequest(rows.transaction);
  });
}

/** What is kept, newest first; of one build alone, since another may have shaped its answers otherwise. */
export async function keptAnswers(build: string): Promise<PersistedQuery[]> {
  const rows = await entries<string, PersistedQuery>(place);
  return rows
    .flatMap(([key, query]) => (key !== WHOSE && query.buster === build ? [query] : []))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
}

/** An answer as it is taken up again: neither failed nor on its way, and with nothing that cannot be stored. */
const AT_REST = {
  error: null,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: "idle",
  isInvalidated: false,
  status: "success",
} as const;
