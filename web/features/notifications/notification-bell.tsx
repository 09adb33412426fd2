import { IconBell } from "@tabler/icons-react";
import { lazy, Suspense } from "react";

import { notifications as copy } from "#web/copy/notifications.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import { badgeText } from "./badge-text.ts";
import { useUnreadCount } from "./use-unread-count.ts";

import classes from "./notification-bell.module.css";

const NotificationPanel = lazy(async () => ({
  default: (await import("./notification-panel.tsx")).NotificationPanel,
}));

/** The bell, how many are unread, and the newest few of them. */
export function NotificationBell() {
  const unread = useUnreadCount() ?? 0;
  const badge = badgeText(unread);
  return (
    <Dropdown
      label={copy.title}
      width={360}
      trigger={(props) => (
        <IconButton label={copy.open(unread)} tip="end" {...props}>
          <IconBell size={18} stroke={1.75} />
          {badge !== null && (
            <span className={classes.badge} aria-hidden data-badge>
              {badge}
            </span>
          )}
        </IconButton>
      )}
    >
      {(close) => (
        <Suspense>
          <NotificationPanel isCompact onClose={close} />
        </Suspense>
      )}
    </Dropdown>
  );
}
