import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconClock, IconRefresh } from "@tabler/icons-react";

import type { Delivery, Webhook } from "#contracts/webhooks/shapes.ts";
import { connectors } from "#web/copy/connectors.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { tellOutcome } from "./tell-outcome.ts";

import classes from "./connectors.module.css";

const copy = connectors.webhooks.deliveries;

const LOOK: Record<Delivery["state"], [Tone, IconPart]> = {
  waiting: ["blue", IconClock],
  delivered: ["green", IconCircleCheck],
  failed: ["red", IconAlertTriangle],
};

/** What a connected system was told, newest first, and what it answered. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const list = trpc.webhooks.deliveries.useInfiniteQuery(
    { webhookId: webhook.id, limit: 20 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const deliveries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog opened size={640} onClose={onClose} title={copy.title(webhook.name)}>
      <div className={classes.tools}>
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={list.isRefetching}
          onClick={() => void list.refetch()}
        >
          {copy.refresh}
        </Button>
      </div>
      <ListOf
        list={list}
        what={copy.what}
        count={deliveries.length}
        empty={<p className={classes.dim}>{copy.empty}</p>}
      >
        <ul className={classes.log} aria-label={copy.what}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      </ListOf>
      <ShowMore shown={deliveries.length} list={list} keptAs={null} />
    </Dialog>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const again = trpc.webhooks.redeliver.useMutation({
    onSuccess: tellOutcome,
    onError: (error) =>
      showToast({
        kind: "error",
        title: connectors.webhooks.failed,
        description: sentenceOf(error),
      }),
  });
  const { event, state, createdAt, attempts, status, answer } = delivery;
  const [tone, icon] = LOOK[state];
  const at = formatInstant(createdAt);
  return (
    <li className={classes.row}>
      <span className={classes.two}>
        <code className={classes.event}>{event}</code>
        <span className={classes.dim}>{`${at} · ${copy.attempts(attempts)}`}</span>
        <bdi className={classes.said}>{copy.answer(status, answer)}</bdi>
      </span>
      <Badge tone={tone} icon={icon}>
        {copy.states[state]}
      </Badge>
      <Button
        size="xs"
        aria-label={copy.againOf(event, at)}
        loading={again.isPending}
        onClick={() => again.mutate({ deliveryId: delivery.id })}
      >
        {copy.again}
      </Button>
    </li>
  );
}
