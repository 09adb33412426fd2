import { createFileRoute } from "@tanstack/react-router";

import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { StaffFrame } from "#web/shell/staff-frame.tsx";

export const Route = createFileRoute("/_staff")({
  component: () => <StaffFrame bell={<NotificationBell />} />,
});
