import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { ScheduleRoute } from "#web/features/schedule/schedule-route.tsx";
import type { ScheduleTexts } from "#web/features/schedule/schedule-search.ts";
import { OfModule } from "#web/ui/of-module.tsx";

export const Route = createFileRoute("/_staff/schedule")({
  validateSearch: readByScreen<ScheduleTexts>,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <OfModule name="schedule">
      <ScheduleRoute
        texts={Route.useSearch()}
        onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
      />
    </OfModule>
  );
}
