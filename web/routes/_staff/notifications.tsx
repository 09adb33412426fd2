import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { NotificationsScreen } from "#web/features/notifications/notifications-screen.tsx";
import {
  type NotificationsSearch,
  readNotificationsSearch,
} from "#web/features/notifications/notifications-search.ts";

export const Route = createFileRoute("/_staff/notifications")({
  staticData: { isForOwners: true },
  validateSearch: readByScreen<NotificationsSearch>,
  component: Screen,
});

function Screen() {
  const search = readNotificationsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <NotificationsScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
