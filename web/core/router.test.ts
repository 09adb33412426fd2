import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";

import { createApiClient } from "./api.ts";
import { createPortalRouter } from "./router.ts";

/** A router with the portal's own rules of matching over three patterns that the portal's addresses do not all have. */
function matcher() {
  const { options } = createPortalRouter({ queryClient: new QueryClient(), api: createApiClient() });
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: "/workspace/$id" }),
    createRoute({ getParentRoute: () => root, path: "/help/{-$category}" }),
    createRoute({ getParentRoute: () => root, path: "/files/$" }),
  ]);
  const { caseSensitive } = options;
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    ...(caseSensitive !== undefined && { caseSensitive }),
  });
  return (pathname: string) => {
    const match = router.matchRoutes(pathname, {}).at(-1);
    return { path: match?.routeId, params: match?.params };
  };
}

test("[NAV-29] [NAV-32] a named parameter is read, whatever the letter case of the address", () => {
  expect(matcher()("/workspace/7").params).toEqual({ id: "7" });
  expect(matcher()("/WORKSPACE/7").params).toEqual({ id: "7" });
});

test("[NAV-30] an optional last segment matches with and without it", () => {
  expect(matcher()("/help")).toMatchObject({ path: "/help/{-$category}" });
  expect(matcher()("/help/travel").params).toEqual({ category: "travel" });
});

test("[NAV-31] a wildcard matches any rest of the path", () => {
  expect(matcher()("/files/a/b%20c/d").params).toMatchObject({ _splat: "a/b c/d" });
});
