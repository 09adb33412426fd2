import { createFileRoute } from "@tanstack/react-router";

import { RECENT_TASKS } from "#contracts/dashboard/terms.ts";
import { StatusScreen } from "#web/features/status/status-screen.tsx";

export const Route = createFileRoute("/_staff/status")({
  loader: ({ context: { api } }) => {
    void api.dashboard.stats.prefetch({});
    void api.tasks.list.prefetch({ limit: RECENT_TASKS });
  },
  component: StatusScreen,
});
