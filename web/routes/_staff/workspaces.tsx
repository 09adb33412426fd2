import { createFileRoute } from "@tanstack/react-router";

import { dashboardOptions } from "./-dashboard-options.ts";
import { Dashboard } from "./-dashboard.tsx";

export const Route = createFileRoute("/_staff/workspaces")({ ...dashboardOptions, component: Screen });

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <Dashboard
      at="/workspaces"
      search={Route.useSearch()}
      onSearch={(search, isTyping = false) =>
        void navigate({ search, replace: isTyping, resetScroll: false })
      }
    />
  );
}
