import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";

import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { SearchButton } from "#web/features/search/search-button.tsx";
import { StaffFrame } from "#web/shell/staff-frame.tsx";

const OwnersPage = lazy(async () => ({ default: (await import("./-owners-page.tsx")).OwnersPage }));

export const Route = createFileRoute("/_staff")({
  // Not awaited: the frame draws itself while the answers come, all of them in one call.
  loader: ({ context: { api } }) => {
    void api.auth.me.prefetch({});
    void api.tasks.counts.prefetch({});
    void api.notifications.unreadCount.prefetch({});
  },
  component: () => (
    <StaffFrame search={<SearchButton />} bell={<NotificationBell />} forOwners={<OwnersPage />} />
  ),
});
