import { createFileRoute } from "@tanstack/react-router";

import { PageHeader } from "#web/ui/page-header.tsx";

export const Route = createFileRoute("/_staff/notifications")({ component: Screen });

function Screen() {
  return <PageHeader title={"Notifications"} />;
}
