import type { QueryClient } from "@tanstack/react-query";
import { httpBatchLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";

import { LIMITS } from "#contracts/core/limits.ts";
import type { AppRouter } from "#worker/router.ts";

import { wire } from "./wire.ts";

/** Every operation of the portal: `trpc.tasks.list.useQuery({ … })`, `trpc.useUtils().tasks.list.invalidate()`. */
export const trpc = createTRPCReact<AppRouter>();

export function createApiClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: "/trpc",
        transformer: wire,
        maxItems: LIMITS.batchCalls,
        fetch: (address, init) => fetch(address, { ...init, credentials: "include" } as RequestInit),
      }),
    ],
  });
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** The same operations outside of components, for the loaders of routes. */
export function createApiUtils(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient });
}

export type ApiUtils = ReturnType<typeof createApiUtils>;
