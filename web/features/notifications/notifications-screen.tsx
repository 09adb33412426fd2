import { notifications as copy } from "#web/copy/notifications.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { NotificationPanel } from "./notification-panel.tsx";

/** The whole list, which the bell's dropdown shows the newest five of. */
export function NotificationsScreen() {
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <Panel isFlush>
        <NotificationPanel />
      </Panel>
    </>
  );
}
