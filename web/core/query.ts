import { MutationCache, type MutationOptions, QueryClient } from "@tanstack/react-query";

import { codeOf } from "./errors.ts";

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
  // What a mutation concerns is a table that no page needs before the first press.
  const again = async (input: unknown, options: MutationOptions) =>
    (await import("./after-mutation.ts")).afterMutation(client, input, options);
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (_data, error, input, _result, mutation) =>
        error ? undefined : again(input, mutation.options),
      // Without an answer, or signed out, nobody knows that anything has changed, and what is shown would be lost.
      onError: (error, input, _result, mutation) =>
        [null, "unauthorized"].includes(codeOf(error)) ? undefined : again(input, mutation.options),
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
  return client;
}
