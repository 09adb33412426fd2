import { createFileRoute } from "@tanstack/react-router";

import { parseDashboardSearch } from "#web/features/workspaces/search.ts";

import { Dashboard } from "./-dashboard.tsx";
import { preloadDashboard } from "./-preload-dashboard.ts";

export const Route = createFileRoute("/_staff/")({
  validateSearch: parseDashboardSearch,
  staticData: { isFlush: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => preloadDashboard(context.api, deps),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <Dashboard
      at="/"
      search={Route.useSearch()}
      onSearch={(search, isTyping = false) =>
        void navigate({ search, replace: isTyping, resetScroll: false })
      }
    />
  );
}
