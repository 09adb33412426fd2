import { Button, TextInput } from "@mantine/core";
import { IconCalendarShare, IconCopy } from "@tabler/icons-react";
import { useState } from "react";

import { schedule } from "#web/copy/schedule.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { formatDay } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import classes from "./event-drawer.module.css";

const copy = schedule.feed;

/** One's private calendar address: made, shown once, made anew, taken out of use. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = trpc.schedule.feed.useQuery({});
  const renewing = trpc.schedule.renewFeed.useMutation();
  const revoking = trpc.schedule.revokeFeed.useMutation();
  const [address, setAddress] = useState<string | null>(null);
  const isBusy = renewing.isPending || revoking.isPending;
  const hasFeed = feed.data != null;
  const isOwner = useCurrentUser()?.role === "customer";

  const failed = (error: unknown) =>
    showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
  const renew = async () => {
    const question = { title: copy.confirmRenew, body: copy.confirmRenewBody, confirmLabel: copy.renew };
    if (hasFeed && !(await askToConfirm(question))) return;
    try {
      setAddress((await renewing.mutateAsync({})).address);
    } catch (error) {
      failed(error);
    }
  };
  const revoke = async () => {
    const question = { title: copy.confirmRevoke, body: copy.confirmRevokeBody, confirmLabel: copy.revoke };
    if (!(await askToConfirm({ ...question, isDanger: true }))) return;
    try {
      await revoking.mutateAsync({});
      setAddress(null);
      showToast({ kind: "success", title: copy.revoked });
    } catch (error) {
      failed(error);
    }
  };
  const copyIt = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => showToast({ kind: "success", title: copy.copied }),
      () => showToast({ kind: "info", title: copy.copyFailed }),
    );
  };

  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      <div className={classes.body}>
        <p className={classes.note}>{isOwner ? copy.introOwner : copy.intro}</p>
        <p className={classes.note}>{copy.secret}</p>
        <FailedNote failed={feed} what={copy.what} />
        {address !== null && (
          <Button
            component="a"
            href={address.replace(/^https?:/, "webcal:")}
            variant="filled"
            leftSection={<IconCalendarShare size={16} aria-hidden />}
          >
            {copy.subscribe}
          </Button>
        )}
        {address !== null && (
          <TextInput
            label={copy.address}
            description={copy.once}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
            rightSectionWidth={88}
            rightSection={
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconCopy size={14} aria-hidden />}
                onClick={() => copyIt(address)}
              >
                {copy.copy}
              </Button>
            }
          />
        )}
        {address === null && feed.isSuccess && (
          <p className={classes.note}>{feed.data ? copy.since(formatDay(feed.data.createdAt)) : copy.none}</p>
        )}
        <div className={classes.buttons}>
          <Button
            variant={hasFeed ? "default" : "filled"}
            disabled={isBusy || !feed.isSuccess}
            onClick={() => void renew()}
          >
            {hasFeed ? copy.renew : copy.make}
          </Button>
          {hasFeed && (
            <Button disabled={isBusy} onClick={() => void revoke()}>
              {copy.revoke}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
