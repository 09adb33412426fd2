import { NativeSelect } from "@mantine/core";

import type { NotificationChannel } from "#contracts/notifications/shapes.ts";
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import { notificationList as words } from "#web/copy/notification-list.ts";
import { trpc } from "#web/core/api.ts";
import { messageOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./notifications-screen.module.css";

const copy = words.preferences;

/** For each kind of news: the bell, a mail besides, or silence. Saved as chosen. */
export function Preferences() {
  const chosen = trpc.notifications.preferences.useQuery({});
  const choose = useChoose();
  const channels = new Map(chosen.data?.map(({ kind, channel }) => [kind, channel]));
  return (
    <Panel title={copy.title}>
      <p className={classes.help}>{copy.help}</p>
      <FailedNote failed={chosen} what={copy.what} />
      <div className={classes.choices}>
        {NOTIFICATION_KINDS.map((kind) => (
          <NativeSelect
            key={kind}
            label={words.kinds[kind]}
            description={copy.about[kind]}
            disabled={!chosen.data}
            value={channels.get(kind) ?? "portal"}
            onChange={(event) => choose({ kind, channel: event.currentTarget.value as NotificationChannel })}
          >
            {NOTIFICATION_CHANNELS.map((channel) => (
              <option key={channel} value={channel}>
                {copy.channels[channel]}
              </option>
            ))}
          </NativeSelect>
        ))}
      </div>
    </Panel>
  );
}

/** Shown as chosen at once; put back where the server refuses. */
function useChoose() {
  const utils = trpc.useUtils();
  const { preferences } = utils.notifications;
  const saving = trpc.notifications.setPreference.useMutation({
    onMutate: async ({ kind, channel }) => {
      await preferences.cancel();
      const before = preferences.getData({});
      preferences.setData({}, (data) => data?.map((one) => (one.kind === kind ? { kind, channel } : one)));
      return before;
    },
    onError: (error, _, before) => {
      preferences.setData({}, before);
      showToast({ kind: "error", title: copy.notSaved, description: messageOf(error) });
    },
  });
  return saving.mutate;
}
