import { MutationCache, QueryClient } from "@tanstack/react-query";

import { codeOf } from "./errors.ts";
import { topicsOf } from "./mutation-topics.ts";
import { readAgain } from "./read-again.ts";

type MutationMeta = {
  /** The caller reads again by itself: once after several, or when it has shown the outcome. */
  isReadByCaller?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/**
 * The one policy of reading: what was fetched stays until a change says otherwise, nothing polls, nothing is tried again
 * unasked. What a mutation concerns is read again by itself: on success after its `onSuccess`, so that a form is closed
 * before its row changes under it; after a refusal before its `onError`, which then knows what there is now. It is
 * pending until that is shown.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (_data, error, input, _result, mutation) =>
        error ? undefined : again(input, mutation.options),
      // Without an answer nobody knows that anything has changed, and what is shown would be lost with the line.
      onError: (error, input, _result, mutation) =>
        codeOf(error) === null ? undefined : again(input, mutation.options),
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      // Without a line a change fails at once and says so, instead of hanging until one comes back.
      mutations: { retry: false, networkMode: "always" },
    },
  });

  const again = (
    input: unknown,
    { mutationKey, meta }: { mutationKey?: readonly unknown[] | undefined; meta?: MutationMeta | undefined },
  ) => {
    const [path] = mutationKey ?? [];
    // One without a name is no call of ours: an export, a step of the page itself.
    if (!Array.isArray(path) || meta?.isReadByCaller) return undefined;
    const { workspaceId } = (input ?? {}) as { workspaceId?: unknown };
    return readAgain(
      client,
      topicsOf(path as string[]),
      typeof workspaceId === "number" ? workspaceId : null,
    );
  };
  return client;
}
