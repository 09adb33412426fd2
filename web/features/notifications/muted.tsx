import { Button } from "@mantine/core";

import { notificationList } from "#web/copy/notification-list.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import classes from "./notifications-screen.module.css";

const copy = notificationList.muted;
const PAGE = { limit: 20 } as const;

/** The actions that the reader is not reminded of; nothing where there is none. */
export function Muted({ onMute }: { onMute: (taskId: number, isMuted: boolean) => void }) {
  const list = trpc.notifications.muted.useInfiniteQuery(PAGE, {
    getNextPageParam: (page) => page.nextCursor,
  });
  const actions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (actions.length === 0) return <FailedNote failed={list} what={copy.title} />;
  return (
    <Panel title={copy.title}>
      <p className={classes.help}>{copy.help}</p>
      <ul className={classes.muted} aria-label={copy.list}>
        {actions.map(({ taskId, title, workspaceName }) => (
          <li key={taskId}>
            <span dir="auto">
              {title}
              <small dir="auto">{workspaceName}</small>
            </span>
            <Button size="xs" aria-label={copy.unmuteNamed(title)} onClick={() => onMute(taskId, false)}>
              {copy.unmute}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore shown={actions.length} list={list} />
    </Panel>
  );
}
