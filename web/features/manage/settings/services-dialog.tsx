import { Button, Modal } from "@mantine/core";
import { IconCircleCheck, IconCircleMinus, IconFlask } from "@tabler/icons-react";

import type { Service } from "#contracts/settings.ts";
import { settings } from "#web/copy/settings.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import classes from "./settings.module.css";

const copy = settings.services;

const LOOK: Record<Service["state"], [Tone, IconPart]> = {
  configured: ["green", IconCircleCheck],
  simulated: ["blue", IconFlask],
  missing: ["neutral", IconCircleMinus],
};

/** Which outside services are set up, each with a test that really asks it. */
export function ServicesDialog({ onClose }: { onClose: () => void }) {
  const services = trpc.settings.services.useQuery({});
  return (
    <Modal opened onClose={onClose} title={copy.title} closeButtonProps={{ "aria-label": common.close }}>
      <p className={classes.text}>{copy.help}</p>
      <FailedNote failed={services} what={copy.what} />
      <ul className={classes.rows} aria-label={copy.title}>
        {services.data?.map((service) => (
          <ServiceRow key={service.name} service={service} />
        ))}
      </ul>
    </Modal>
  );
}

function ServiceRow({ service: { name, state } }: { service: Service }) {
  const [tone, icon] = LOOK[state];
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
    <li className={classes.line}>
      <span className={classes.two}>
        <span>{copy.names[name]}</span>
        <span className={classes.dim} role="status">
          {test.data?.message ?? ""}
        </span>
      </span>
      <Badge tone={tone} icon={icon}>
        {copy.states[state]}
      </Badge>
      <Button
        aria-label={copy.testOf(copy.names[name])}
        loading={test.isPending}
        onClick={() => test.mutate({ service: name })}
      >
        {copy.test}
      </Button>
    </li>
  );
}
