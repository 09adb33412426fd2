import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";

import type { NotificationFilter } from "#contracts/notifications/shapes.ts";
import { COMPACT_NOTIFICATIONS } from "#contracts/notifications/terms.ts";
import { notificationList as copy } from "#web/copy/notification-list.ts";
import { useNow } from "#web/core/dates.ts";
import { ListOf } from "#web/ui/list-of.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { NotificationRow } from "./notification-row.tsx";
import { useMarkAllRead, useMarkRead, useNotifications } from "./use-notifications.ts";
import { useUnreadCount } from "./use-unread-count.ts";

import classes from "./notification-panel.module.css";

type Props = {
  /** The newest few, in the bell's dropdown. */
  isCompact?: boolean;
  /** What the page's list is kept to. */
  filter?: Pick<NotificationFilter, "kind" | "isUnread">;
  /** Closes the dropdown. */
  onClose?: () => void;
  onMute?: (taskId: number, isMuted: boolean) => void;
};

export function NotificationPanel({ isCompact, filter = {}, onClose, onMute }: Props) {
  const list = useNotifications(filter);
  const unread = useUnreadCount();
  const markRead = useMarkRead(filter);
  const markAll = useMarkAllRead();
  const now = useNow();
  const all = list.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = isCompact ? all.slice(0, COMPACT_NOTIFICATIONS) : all;
  return (
    <>
      <header className={classes.head}>
        <h2 className={classes.title}>
          {isCompact || unread === undefined ? copy.title : copy.unreadCount(unread)}
        </h2>
        {unread !== undefined && unread > 0 && (
          <Button size="xs" variant="subtle" loading={markAll.isPending} onClick={() => markAll.mutate({})}>
            {copy.markAllRead}
          </Button>
        )}
      </header>
      <ListOf
        list={list}
        what={copy.title}
        count={shown.length}
        waiting={<PlaceholderCard lines={1} style={{ border: 0 }} />}
        empty={
          <p className={classes.none}>{filter.kind || filter.isUnread ? copy.noneFiltered : copy.none}</p>
        }
      >
        <ul className={classes.list} data-compact={isCompact || undefined}>
          {shown.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              isCompact={isCompact}
              onRead={markRead}
              onOpened={onClose}
              onMute={onMute}
            />
          ))}
        </ul>
      </ListOf>
      {isCompact ? (
        <footer className={classes.foot}>
          <Link to="/notifications" className={classes.all} onClick={onClose}>
            {copy.viewAll}
          </Link>
        </footer>
      ) : (
        list.hasNextPage && (
          <footer className={classes.foot}>
            <ShowMore shown={all.length} list={list} />
          </footer>
        )
      )}
    </>
  );
}
