import {
  IconAlertTriangle,
  IconBell,
  IconBellOff,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";

import type { Notification, NotificationType } from "#contracts/notifications/shapes.ts";
import { notificationList as copy } from "#web/copy/notification-list.ts";
import { formatAgo, formatInstant } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import { targetOf } from "./notification-target.ts";

import classes from "./notification-row.module.css";

const ICONS: Record<NotificationType, IconPart> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

type Props = {
  notification: Notification;
  now: Date;
  /** In the bell's dropdown, where opening is all there is to do. */
  isCompact: boolean | undefined;
  onRead: (notificationId: number) => void;
  /** Only on the page. */
  onMute?: ((taskId: number, isMuted: boolean) => void) | undefined;
  /** After it was opened, wherever it led. */
  onOpened?: (() => void) | undefined;
};

export function NotificationRow({ notification, now, isCompact, onRead, onMute, onOpened }: Props) {
  const router = useRouter();
  const { id, title, message, type, kind, times, isRead, createdAt, taskId, isMuted } = notification;
  const target = targetOf(notification, useCurrentUser()?.role === "customer");
  const Icon = ICONS[type];

  const open = (event: MouseEvent) => {
    if (!isRead) onRead(id);
    // With a modifier the browser opens its own tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (target?.startsWith("/")) {
      event.preventDefault();
      router.history.push(target);
    }
    onOpened?.();
  };

  const words = (
    <>
      <span className={classes.icon} data-type={type}>
        <Icon size={18} stroke={1.75} aria-hidden />
        <span className="sr-only">{copy.types[type]}</span>
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {title}
          {times > 1 && (
            <span className={classes.times}>
              <span aria-hidden>{`×${times}`}</span>
              <span className="sr-only">{copy.times(times)}</span>
            </span>
          )}
        </span>
        <span className={classes.message} dir="auto">
          {message}
        </span>
        <time className={classes.time} dateTime={createdAt.toISOString()} title={formatInstant(createdAt)}>
          {formatAgo(createdAt, now)}
          {!isCompact && ` · ${copy.kinds[kind]}`}
        </time>
      </span>
      {!isRead && (
        <span className={classes.dot}>
          <span className="sr-only">{copy.unread}</span>
        </span>
      )}
    </>
  );
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      {target === null ? (
        <button type="button" className={classes.open} onClick={open}>
          {words}
        </button>
      ) : (
        <a href={target} className={classes.open} onClick={open}>
          {words}
        </a>
      )}
      {onMute && taskId !== null && isMuted !== null && (
        <IconButton
          label={isMuted ? copy.unmute(message) : copy.mute(message)}
          tip="end"
          onClick={() => onMute(taskId, !isMuted)}
        >
          {isMuted ? <IconBell size={18} stroke={1.75} /> : <IconBellOff size={18} stroke={1.75} />}
        </IconButton>
      )}
      {!isCompact && !isRead && (
        <IconButton label={copy.markRead(title)} tip="end" onClick={() => onRead(id)}>
          <IconCheck size={18} stroke={1.75} />
        </IconButton>
      )}
    </li>
  );
}
