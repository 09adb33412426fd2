import { experimental_createQueryPersister, type PersistedQuery } from "@tanstack/query-persist-client-core";
import { clear, createStore, del, delMany, entries, get, promisifyRequest } from "idb-keyval";

import { DAY_MS } from "#contracts/core/durations.ts";

/** What a browser keeps of one person at a time. */
const place = createStore("portal-kept", "answers");
const WHOSE = "whose";
const PREFIX = "query";

/** Nobody looks up a journey that was last opened so long ago. */
const KEPT_FOR_MS = 30 * DAY_MS;
/** Characters of all answers together; the ones that were fetched longest ago go first. */
const KEPT_MOST = 4_000_000;

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

/** Another tab may have forgotten, or be somebody else's by now. */
function put(userId: number, key: string, value: PersistedQuery): Promise<void> {
  return place("readwrite", (rows) => {
    const whose = rows.get(WHOSE);
    whose.addEventListener("success", () => {
      if (whose.result === userId) rows.put(value, key);
    });
    return promisifyRequest(rows.transaction);
  });
}

/**
 * Keeps and finds answers, those of this build alone: another one may have shaped them otherwise.
 * @param userId nobody's where they are only looked up
 */
export function answersOf(build: string, userId: number | null = null) {
  const persister = experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => get(key, place),
      setItem: (key, value) => (userId === null ? undefined : put(userId, key, value)),
      removeItem: (key) => del(key, place),
      entries: async () => (await entries<string, PersistedQuery>(place)).filter(([key]) => key !== WHOSE),
    },
    prefix: PREFIX,
    buster: build,
    maxAge: KEPT_FOR_MS,
    serialize: ({ state, ...query }) => ({ ...query, state: { ...state, ...AT_REST } }),
    deserialize: (query) => query,
  });
  /** All that is kept, newest first, once what is too old or of another build has gone. */
  const find = async (): Promise<PersistedQuery[]> => {
    await persister.persisterGc();
    const rows = await entries<string, PersistedQuery>(place);
    return rows.flatMap(([key, query]) => (key === WHOSE ? [] : [query])).toSorted(newestFirst);
  };
  /** Takes away what is more than there is room for. */
  const trim = async (): Promise<void> => {
    let room = KEPT_MOST;
    const over = (await find()).filter(({ state }) => {
      room -= JSON.stringify(state.data).length;
      return room < 0;
    });
    const keys = over.map(({ queryHash }) => `${PREFIX}-${queryHash}`);
    await delMany(keys, place);
  };
  return { keep: persister.persistQuery, find, trim };
}

const newestFirst = (one: PersistedQuery, other: PersistedQuery) =>
  other.state.dataUpdatedAt - one.state.dataUpdatedAt;

/** An answer as it is taken up again: neither failed nor on its way, and with nothing that cannot be stored. */
const AT_REST = {
  error: null,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: "idle",
  isInvalidated: false,
  status: "success",
} as const;
