import type { QueryClient } from "@tanstack/react-query";
import { httpBatchLink, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs } from "@trpc/server";

import { LIMITS } from "#contracts/core/limits.ts";
import { TAB_HEADER } from "#contracts/core/tab.ts";
import type { AppRouter } from "#worker/router.ts";

import { sendOrSignInAgain } from "./session-end.ts";
import { tab } from "./tab.ts";
import { wire } from "./wire.ts";

/** Every operation of the portal: `trpc.tasks.list.useQuery({ … })`, `trpc.useUtils().tasks.list.invalidate()`. */
export const trpc = createTRPCReact<AppRouter>();

/** Lists in pages are asked for with the way the reader goes, which no operation takes: pages only go forwards. */
export const withoutWay: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const { direction: way, ...input } = (op.input ?? {}) as Record<string, unknown>;
    return next(way === "forward" ? { ...op, input } : op);
  };

export function createApiClient() {
  return trpc.createClient({
    links: [
      withoutWay,
      httpBatchLink({
        url: "/trpc",
        transformer: wire,
        headers: () => ({ [TAB_HEADER]: tab() }),
        maxItems: LIMITS.batchCalls,
        fetch: (address, init) =>
          sendOrSignInAgain(
            () => fetch(address, { ...init, credentials: "include" } as RequestInit),
            init?.method === "POST",
          ),
      }),
    ],
  });
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** The same operations outside of components, for the loaders of routes. */
export function createApiUtils(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient });
}

type Calls = inferRouterInputs<AppRouter>;

/** A domain, or one of its calls: `tasks`, `tasks.list`. */
export type CallName = { [D in keyof Calls]: D | `${D}.${keyof Calls[D] & string}` }[keyof Calls];

export type ApiUtils = ReturnType<typeof createApiUtils>;
