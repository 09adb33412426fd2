import { Modal } from "@mantine/core";
import { Link } from "@tanstack/react-router";

import type { ScheduleEvent } from "#contracts/schedule.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { common } from "#web/copy/words.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { EventStatusBadge } from "#web/ui/status/event-status.tsx";

import { startHere, timesThere } from "./event-times.ts";

import classes from "./schedule-screen.module.css";

type Props = { event: ScheduleEvent; onClose: () => void };

/** Everything about one event, with the way to its journey. */
export function EventDialog({ event, onClose }: Props) {
  const { starts, ends } = timesThere(event);
  const here = startHere(event);
  const entries = [
    [copy.fields.type, copy.types[event.eventType]],
    [copy.fields.status, <EventStatusBadge key="status" status={event.status} />],
    [copy.fields.starts, starts],
    ...(here === null ? [] : [[copy.fields.yourTime, here] as const]),
    ...(ends === null ? [] : [[copy.fields.ends, ends] as const]),
    ...(event.location === null ? [] : [[copy.fields.location, event.location] as const]),
    ...(event.description === "" ? [] : [[copy.fields.description, event.description] as const]),
    [copy.fields.workspace, <Journey key="journey" event={event} />],
  ] as const;
  return (
    <Modal
      opened
      onClose={onClose}
      title={<span dir="auto">{event.title}</span>}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <KeyValues entries={entries} />
    </Modal>
  );
}

function Journey({ event }: { event: ScheduleEvent }) {
  if (event.workspaceId === null) return copy.noWorkspace;
  return (
    <Link
      className={classes.link}
      to="/workspace/$workspaceId"
      params={{ workspaceId: String(event.workspaceId) }}
    >
      {event.workspaceName}
    </Link>
  );
}
