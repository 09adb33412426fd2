import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";

import { theme } from "#web/theme/theme.ts";

import { type ApiClient, trpc } from "./api.ts";
import type { PortalRouter } from "./router.ts";

/** The same key as the script in index.html reads before anything is painted. */
const scheme = localStorageColorSchemeManager({ key: "mantine-color-scheme-value" });

type Props = { api: ApiClient; queryClient: QueryClient; router: PortalRouter };

/** What every screen can rely on: the calls, the cache, the look. */
export function App({ api, queryClient, router }: Props) {
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          // They stand in the style sheet, see web/vite/mantine-variables.ts.
          withCssVariables={false}
          withGlobalClasses={false}
          colorSchemeManager={scheme}
          defaultColorScheme="auto"
        >
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
