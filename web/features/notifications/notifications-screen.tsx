import { NativeSelect } from "@mantine/core";

import { NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import { notificationList as copy } from "#web/copy/notification-list.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { Muted } from "./muted.tsx";
import { NotificationPanel } from "./notification-panel.tsx";
import { filterOf, type NotificationsSearch, readNotificationsSearch } from "./notifications-search.ts";
import { Preferences } from "./preferences.tsx";
import { useMute } from "./use-mute.ts";

import classes from "./notifications-screen.module.css";

type Props = { search: NotificationsSearch; onSearch: (search: NotificationsSearch) => void };

/** The whole list, which the bell's dropdown shows the newest five of, and how to be told. */
export function NotificationsScreen({ search, onSearch }: Props) {
  const set = (name: keyof NotificationsSearch, value: string) =>
    onSearch(readNotificationsSearch({ ...search, [name]: value }));
  const mute = useMute();
  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <div className={classes.columns}>
        <div>
          <div className={classes.filters}>
            <NativeSelect
              label={copy.show.label}
              value={search.show ?? ""}
              onChange={(event) => set("show", event.currentTarget.value)}
            >
              <option value="">{copy.show.all}</option>
              <option value="unread">{copy.show.unread}</option>
            </NativeSelect>
            <NativeSelect
              label={copy.kindLabel}
              value={search.kind ?? ""}
              onChange={(event) => set("kind", event.currentTarget.value)}
            >
              <option value="">{copy.anyKind}</option>
              {NOTIFICATION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {copy.kinds[kind]}
                </option>
              ))}
            </NativeSelect>
          </div>
          <Panel isFlush>
            <NotificationPanel filter={filterOf(search)} onMute={mute} />
          </Panel>
        </div>
        <aside className={classes.aside}>
          <Preferences />
          <Muted onMute={mute} />
        </aside>
      </div>
    </div>
  );
}
