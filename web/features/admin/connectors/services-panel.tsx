import { Button } from "@mantine/core";
import { IconCircleCheck, IconCircleMinus, IconFlask } from "@tabler/icons-react";

import type { Service } from "#contracts/settings/shapes.ts";
import { connectors } from "#web/copy/connectors.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import classes from "./connectors.module.css";

const copy = connectors.services;

const LOOK: Record<Service["state"], [Tone, IconPart]> = {
  configured: ["green", IconCircleCheck],
  simulated: ["blue", IconFlask],
  missing: ["neutral", IconCircleMinus],
};

/** Which outside services the deployment has, each with a test that really asks it. */
export function ServicesPanel() {
  const services = trpc.settings.services.useQuery({});
  return (
    <Panel title={copy.title} isFlush>
      <p className={classes.lead}>{copy.help}</p>
      {services.isPending && <WaitingRows />}
      <FailedNote failed={services} what={copy.what} />
      <ul className={classes.rows} aria-label={copy.title}>
        {services.data?.map((service) => (
          <ServiceRow key={service.name} service={service} />
        ))}
      </ul>
    </Panel>
  );
}

function ServiceRow({ service: { name, state, detail } }: { service: Service }) {
  const [tone, icon] = LOOK[state];
  const isAdmin = useCurrentUser()?.role === "admin";
  const test = trpc.settings.testService.useMutation({
    onSuccess: ({ isWorking, message }) =>
      showToast({
        kind: isWorking ? "success" : "error",
        title: isWorking ? copy.works : copy.fails,
        description: message,
      }),
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  return (
    <li className={classes.row}>
      <span className={classes.two}>
        <b className={classes.name}>{copy.names[name]}</b>
        <span className={classes.dim}>{detail ?? copy.without[name]}</span>
        <span className={classes.said} role="status">
          {test.data?.message ?? ""}
        </span>
      </span>
      <Badge tone={tone} icon={icon}>
        {copy.states[state]}
      </Badge>
      <Button
        aria-label={copy.testOf(copy.names[name])}
        loading={test.isPending}
        disabled={!isAdmin}
        title={isAdmin ? undefined : connectors.adminsOnly}
        onClick={() => test.mutate({ service: name })}
      >
        {copy.test}
      </Button>
    </li>
  );
}
