import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";

import type { ApiUtils } from "#web/core/api.ts";
import { fromTheTop } from "#web/core/kept-rows.ts";
import { DemoBanner } from "#web/features/auth/demo-banner.tsx";
import { Broken } from "#web/shell/broken.tsx";
import { RootFrame } from "#web/shell/root-frame.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; api: ApiUtils }>()({
  search: { middlewares: [fromTheTop] },
  component: () => <RootFrame banner={<DemoBanner />} />,
  errorComponent: Broken,
  notFoundComponent: lazyRouteComponent(() => import("#web/shell/not-found.tsx"), "NotFound"),
});
