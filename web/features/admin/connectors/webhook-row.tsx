import {
  IconAlertTriangle,
  IconCircleCheck,
  IconList,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlugConnectedX,
  IconSend,
} from "@tabler/icons-react";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import type { Webhook } from "#contracts/webhooks/shapes.ts";
import { connectors } from "#web/copy/connectors.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { RowMenu } from "#web/ui/row-menu.tsx";

import { tellOutcome } from "./tell-outcome.ts";

import classes from "./connectors.module.css";

const copy = connectors.webhooks;

type State = keyof typeof copy.states;
const LOOK: Record<State, [Tone, IconPart]> = {
  active: ["green", IconCircleCheck],
  failing: ["yellow", IconAlertTriangle],
  person: ["neutral", IconPlayerPause],
  failures: ["red", IconAlertTriangle],
};

/** What waits for longer has not been taken at once. */
const PROMPT_MS = MINUTE_MS;

function stateOf({ pauseReason, waitingSince, nextAttemptAt }: Webhook): State {
  if (pauseReason) return pauseReason;
  const isLate =
    waitingSince !== null &&
    nextAttemptAt !== null &&
    nextAttemptAt.getTime() - waitingSince.getTime() > PROMPT_MS;
  return isLate ? "failing" : "active";
}

type Props = { webhook: Webhook; onEdit: () => void; onLog: () => void };

/** A connected system: how it goes with it, and what can be done. */
export function WebhookRow({ webhook, onEdit, onLog }: Props) {
  const doing = useWebhookActions(webhook);
  const { name, url, events, pausedAt, waitingSince, nextAttemptAt, lastDeliveredAt } = webhook;
  const state = stateOf(webhook);
  const [tone, icon] = LOOK[state];
  const facts = [
    copy.counted(events.length),
    lastDeliveredAt ? copy.lastTold(formatInstant(lastDeliveredAt)) : copy.neverTold,
    ...(waitingSince && state !== "active" ? [copy.waitsSince(formatInstant(waitingSince))] : []),
    ...(nextAttemptAt && state === "failing" ? [copy.next(formatInstant(nextAttemptAt))] : []),
  ];
  return (
    <li className={classes.row}>
      <span className={classes.two}>
        <b className={classes.name}>
          <PersonName name={name} />
        </b>
        <bdi className={classes.dim}>{url}</bdi>
        <span className={classes.dim}>{facts.join(" · ")}</span>
      </span>
      <Badge tone={tone} icon={icon}>
        {copy.states[state]}
      </Badge>
      <RowMenu
        label={copy.menuOf(name)}
        note={null}
        items={[
          { label: copy.menu.log, icon: IconList, onClick: onLog },
          { label: copy.menu.test, icon: IconSend, isDisabled: doing.isBusy, onClick: doing.test },
          { label: copy.menu.edit, icon: IconPencil, onClick: onEdit },
          {
            label: pausedAt ? copy.menu.resume : copy.menu.pause,
            icon: pausedAt ? IconPlayerPlay : IconPlayerPause,
            isDisabled: doing.isBusy,
            onClick: doing.pauseOrResume,
          },
          {
            label: copy.menu.disconnect,
            icon: IconPlugConnectedX,
            isDanger: true,
            isDisabled: doing.isBusy,
            onClick: () => void doing.disconnect(),
          },
        ]}
      />
    </li>
  );
}

function useWebhookActions({ id, name, pausedAt, version }: Webhook) {
  const answers = {
    onError: (error: unknown) =>
      showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  };
  const test = trpc.webhooks.test.useMutation({ onSuccess: tellOutcome, ...answers });
  const update = trpc.webhooks.update.useMutation({
    onSuccess: (saved) =>
      showToast({ kind: "success", title: saved.pausedAt ? copy.paused : copy.resumed, description: name }),
    ...answers,
  });
  const remove = trpc.webhooks.remove.useMutation({
    onSuccess: () => showToast({ kind: "success", title: copy.disconnected, description: name }),
    ...answers,
  });
  return {
    isBusy: test.isPending || update.isPending || remove.isPending,
    test: () => test.mutate({ webhookId: id }),
    pauseOrResume: () => update.mutate({ webhookId: id, version, isPaused: pausedAt === null }),
    disconnect: async () => {
      const isSure = await askToConfirm({
        title: copy.disconnectTitle(name),
        body: copy.disconnectBody,
        confirmLabel: copy.menu.disconnect,
        isDanger: true,
      });
      if (isSure) remove.mutate({ webhookId: id });
    },
  };
}
