import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";

import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { readAgain } from "#web/core/read-again.ts";
import { useCurrentUser } from "#web/core/session.ts";

import { dropText, findText, keepText } from "./kept-text.ts";
import { type Outgoing, OutgoingStore, type Post } from "./outgoing-store.ts";

/** One for each person and journey, for as long as the page lives: a closed panel stops no message. */
const stores = new Map<string, OutgoingStore>();

/** What trying again cannot mend. A session that has ended or a server that is away may be back. */
const FINAL: ReadonlySet<unknown> = new Set(["invalid_input", "not_found", "forbidden", "request_reused"]);

function storeFor(name: string, post: Post): OutgoingStore {
  const known = stores.get(name);
  if (known) return known;
  const place = {
    read: () => findText(name, localStorage) || null,
    write: (text: string | null) =>
      text === null ? dropText(name, localStorage) : keepText(name, text, localStorage),
  };
  const store = new OutgoingStore(post, place, (error) =>
    FINAL.has(codeOf(error)) ? sentenceOf(error) : null,
  );
  stores.set(name, store);
  window.addEventListener("online", store.resume);
  if (navigator.onLine) store.resume();
  return store;
}

/** The messages on their way to a journey. `known` are the ids of those that the page shows. */
export function useOutgoing(
  workspaceId: number,
  known: ReadonlySet<number>,
): { store: OutgoingStore; list: readonly Outgoing[] } {
  const userId = useCurrentUser()?.id ?? 0;
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const post: Post = ({ id, body, mentions, files, taskId }) => {
    // Through the cache of mutations, where the page looks for a session that has ended.
    const options = client.defaultMutationOptions({
      mutationFn: (input: Parameters<typeof utils.client.messages.send.mutate>[0]) =>
        utils.client.messages.send.mutate(input),
    });
    return client
      .getMutationCache()
      .build(client, options)
      .execute({
        workspaceId,
        body,
        mentions: [...mentions],
        ...(files.length > 0 && { documentIds: files.map(({ documentId }) => documentId) }),
        ...(taskId !== undefined && { taskId }),
        requestId: id,
      });
  };
  const [store] = useState(() => storeFor(`outgoing:${userId}:${workspaceId}`, post));
  const list = useSyncExternalStore(store.subscribe, store.list, store.list);

  useEffect(() => {
    store.whenSent(() => void readAgain(client, ["messages"], workspaceId));
  }, [store, client, workspaceId]);
  useEffect(() => store.clearSent(known), [store, known]);
  return { store, list };
}
