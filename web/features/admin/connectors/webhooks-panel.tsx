import { Button } from "@mantine/core";
import { IconPlugConnected, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";

import type { Webhook } from "#contracts/webhooks/shapes.ts";
import { connectors } from "#web/copy/connectors.ts";
import { trpc } from "#web/core/api.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { WebhookGuide } from "./webhook-guide.tsx";
import { WebhookRow } from "./webhook-row.tsx";

import classes from "./connectors.module.css";

const WebhookDialog = lazy(async () => ({
  default: (await import("./webhook-dialog.tsx")).WebhookDialog,
}));
const DeliveriesDialog = lazy(async () => ({
  default: (await import("./deliveries-dialog.tsx")).DeliveriesDialog,
}));

const copy = connectors.webhooks;

type Opened = { what: "edit"; webhook: Webhook | null } | { what: "log"; webhook: Webhook };

/** Outside systems that are told by webhook what happens; for administrators. */
export function WebhooksPanel() {
  const list = trpc.webhooks.list.useQuery({});
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Panel
      title={copy.title}
      isFlush
      aside={
        <Button
          variant="filled"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setOpened({ what: "edit", webhook: null })}
        >
          {copy.connect}
        </Button>
      }
    >
      <p className={classes.lead}>
        {copy.help}{" "}
        <Link to="/manage" search={{ tab: "settings", setting: "api" } as never}>
          {copy.ownCalls}
        </Link>
      </p>
      <ListOf
        list={list}
        what={copy.what}
        count={list.data?.length ?? 0}
        empty={<EmptyState icon={IconPlugConnected} title={copy.empty} text={copy.emptyHint} />}
      >
        <ul className={classes.rows} aria-label={copy.title}>
          {list.data?.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setOpened({ what: "edit", webhook })}
              onLog={() => setOpened({ what: "log", webhook })}
            />
          ))}
        </ul>
      </ListOf>
      <WebhookGuide />
      <Suspense>
        {opened?.what === "edit" && <WebhookDialog webhook={opened.webhook} onClose={close} />}
        {opened?.what === "log" && <DeliveriesDialog webhook={opened.webhook} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
