import { Button } from "@mantine/core";

import { deviceOf } from "#contracts/account/devices.ts";
import type { Device } from "#contracts/account/shapes.ts";
import { account } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { formatAgo, formatInstant, useNow } from "#web/core/dates.ts";
import { messageOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./account.module.css";

const copy = account.devices;

/** Where somebody is signed in, and the way out of each. */
export function DevicesPanel() {
  const devices = trpc.account.devices.useQuery({});
  const endOne = trpc.account.endSession.useMutation();
  const endOthers = trpc.account.endOtherSessions.useMutation();
  const list = devices.data ?? [];
  const isBusy = endOne.isPending || endOthers.isPending;

  const signOut = async (what: () => Promise<string>) => {
    try {
      showToast({ kind: "success", title: await what() });
    } catch (error) {
      showToast({ kind: "error", title: copy.failed, description: messageOf(error) });
    }
  };
  const end = (sessionId: string) =>
    signOut(async () => {
      await endOne.mutateAsync({ sessionId });
      return copy.ended;
    });
  const endAll = async () => {
    const isSure = await askToConfirm({ title: copy.ask, body: copy.askText, confirmLabel: copy.others });
    if (!isSure) return;
    await signOut(async () => copy.endedAll((await endOthers.mutateAsync({})).ended));
  };
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <ListOf
        list={devices}
        what={copy.what}
        count={list.length}
        empty={<p className={classes.text}>{copy.none}</p>}
      >
        <ul className={classes.devices} aria-label={copy.list}>
          {list.map((device) => (
            <Row key={device.id} device={device} isBusy={isBusy} onEnd={() => void end(device.id)} />
          ))}
        </ul>
      </ListOf>
      {list.some(({ isThis }) => !isThis) && (
        <Button onClick={() => void endAll()} disabled={isBusy}>
          {copy.others}
        </Button>
      )}
    </Panel>
  );
}

function Row({ device, isBusy, onEnd }: { device: Device; isBusy: boolean; onEnd: () => void }) {
  const now = useNow();
  const name = deviceOf(device.userAgent) ?? copy.unknown;
  const where = [device.place, device.ip].filter(Boolean).join(" · ");
  return (
    <li className={classes.device}>
      <div className={classes.which}>
        <span className={classes.name}>
          {name}
          {device.isThis && <Badge tone="green">{copy.here}</Badge>}
        </span>
        <p className={classes.where}>
          <time dateTime={device.lastSeenAt.toISOString()} title={formatInstant(device.lastSeenAt)}>
            {copy.used(formatAgo(device.lastSeenAt, now))}
          </time>
          {where !== "" && ` · ${where}`}
        </p>
      </div>
      {!device.isThis && (
        <Button onClick={onEnd} disabled={isBusy} aria-label={copy.endOf(name)}>
          {copy.end}
        </Button>
      )}
    </li>
  );
}
