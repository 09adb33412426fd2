import { createFileRoute } from "@tanstack/react-router";

import { NotificationsScreen } from "#web/features/notifications/notifications-screen.tsx";
import { readNotificationsSearch } from "#web/features/notifications/notifications-search.ts";

export const Route = createFileRoute("/_staff/notifications")({
  staticData: { isForOwners: true },
  validateSearch: readNotificationsSearch,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotificationsScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
