import { experimental_createQueryPersister, type PersistedQuery } from "@tanstack/query-persist-client-core";
import { del, delMany, entries, get, set } from "idb-keyval";

import { DAY_MS } from "#contracts/core/durations.ts";

import { keptAnswers, place, PREFIX } from "./store.ts";

/** Nobody looks up a journey that was last opened so long ago. */
const KEPT_FOR_MS = 30 * DAY_MS;
/** Characters of all answers together; the ones that were fetched longest ago go first. */
const KEPT_MOST = 4_000_000;

/** Takes away what is too old, of another build, or more than there is room for. */
export async function putAway(build: string): Promise<void> {
  const persister = experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => get(key, place),
      setItem: (key, query) => set(key, query, place),
      removeItem: (key) => del(key, place),
      entries: () => entries(place),
    },
    prefix: PREFIX,
    buster: build,
    maxAge: KEPT_FOR_MS,
    serialize: (query) => query,
    deserialize: (query) => query,
  });
  await persister.persisterGc();
  let room = KEPT_MOST;
  const over = (await keptAnswers(build)).filter(({ state }) => {
    room -= JSON.stringify(state.data).length;
    return room < 0;
  });
  const keys = over.map(({ queryHash }) => `${PREFIX}-${queryHash}`);
  await delMany(keys, place);
}
