import { Button, NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";

import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import { MAIL_AUDIENCES } from "#contracts/settings/terms.ts";
import { manage } from "#web/copy/manage.ts";
import { settings } from "#web/copy/settings.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import classes from "./settings.module.css";

const copy = settings.email;

/** How the company tells its people of each kind of thing. Saved as chosen. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const chosen = trpc.settings.mailDefaults.useQuery({});
  const choose = trpc.settings.setMailDefault.useMutation({
    onSuccess: () => showToast({ kind: "success", title: copy.saved }),
    onError: (error) =>
      showToast({ kind: "error", title: manage.settings.failed, description: sentenceOf(error) }),
  });
  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={chosen} what={copy.what} />
      <div className={classes.grid}>
        {NOTIFICATION_KINDS.flatMap((kind) =>
          MAIL_AUDIENCES.map((audience) => (
            <NativeSelect
              key={`${kind}-${audience}`}
              label={`${copy.kinds[kind]}: ${copy.audiences[audience]}`}
              disabled={!chosen.data}
              value={
                choose.isPending && choose.variables.kind === kind && choose.variables.audience === audience
                  ? choose.variables.channel
                  : (chosen.data?.[audience][kind] ?? "portal")
              }
              data={NOTIFICATION_CHANNELS.map((value) => ({ value, label: copy.channels[value] }))}
              onChange={(event) => {
                const channel = oneOf(NOTIFICATION_CHANNELS, event.currentTarget.value);
                if (channel) choose.mutate({ audience, kind, channel });
              }}
            />
          )),
        )}
      </div>
      <Button component={Link} to="/notifications">
        {copy.own}
      </Button>
    </Dialog>
  );
}
