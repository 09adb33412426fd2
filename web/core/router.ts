import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";

import { routeTree } from "#web/routeTree.gen.ts";

import { parseSearch, stringifySearch } from "./address.ts";
import { type ApiClient, createApiUtils } from "./api.ts";

/** The addresses of the portal. Letter case does not matter; what a link leads to is fetched when it is pointed at. */
type Parts = { queryClient: QueryClient; api: ApiClient; history?: RouterHistory; isDrawing?: boolean };

export function createPortalRouter({ queryClient, api, history, isDrawing = false }: Parts) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient, api: createApiUtils(api, queryClient) },
    caseSensitive: false,
    defaultPreload: "intent",
    // Fetched data never gets stale by itself, so the router need not ask again either.
    defaultPreloadStaleTime: 0,
    // A script in the page, which the policy would refuse, where the Worker draws.
    scrollRestoration: !isDrawing,
    parseSearch,
    stringifySearch,
  });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: PortalRouter;
  }
  interface StaticDataRouteOption {
    /** The page brings its own columns from edge to edge: the frame adds no padding. */
    isFlush?: boolean;
    /** A page of the staff's frame that owners have in theirs. */
    isForOwners?: boolean;
  }
}
