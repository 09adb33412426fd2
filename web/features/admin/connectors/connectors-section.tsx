import { connectors } from "#web/copy/connectors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Panel } from "#web/ui/panel.tsx";

import { ServicesPanel } from "./services-panel.tsx";
import { WebhooksPanel } from "./webhooks-panel.tsx";

import classes from "./connectors.module.css";

const copy = connectors.webhooks;

/** What the portal works with, and the other systems that are told what happens in it. */
export function ConnectorsSection() {
  const isAdmin = useCurrentUser()?.role === "admin";
  return (
    <div className={classes.stack}>
      {isAdmin ? (
        <WebhooksPanel />
      ) : (
        <Panel title={copy.title}>
          <p className={classes.dim}>{connectors.adminsOnly}</p>
        </Panel>
      )}
      <ServicesPanel />
    </div>
  );
}
