import { createFileRoute } from "@tanstack/react-router";

import { ScheduleRoute } from "#web/features/schedule/schedule-route.tsx";
import type { ScheduleTexts } from "#web/features/schedule/schedule-search.ts";

export const Route = createFileRoute("/_staff/schedule")({
  // Read by the screen, so that what reads it does not come with the entry.
  validateSearch: (raw: Record<string, unknown>) => raw as ScheduleTexts,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <ScheduleRoute
      texts={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}
