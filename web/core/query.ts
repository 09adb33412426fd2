import { QueryClient } from "@tanstack/react-query";

/**
 * The one policy of reading: what was fetched stays until a change says otherwise, nothing polls, nothing is tried again
 * unasked. A mutation names what it invalidates.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
