import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCalendarDown, IconCalendarShare, IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import { isOpenEvent, nextStatus } from "#contracts/schedule/event-states.ts";
import type { EventDetail, ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { EVENT_STEPS } from "#contracts/schedule/terms.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { SideDialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { EventStatusBadge } from "#web/ui/status/event-status.tsx";

import { CancelForm } from "./cancel-form.tsx";
import { overlapWords, startHere, timesThere } from "./event-times.ts";
import { MoveForm } from "./move-form.tsx";

import classes from "./event-drawer.module.css";

type Props = { eventId: number; onClose: () => void; onEdit: (event: ScheduleEvent) => void };

/** Everything about one event, with the way to its journey and what can be done with it. */
export function EventDrawer({ eventId, onClose, onEdit }: Props) {
  const found = trpc.schedule.find.useQuery({ eventId });
  const event = found.data;
  return (
    <SideDialog
      opened
      onClose={onClose}
      title={event ? <span dir="auto">{event.title}</span> : common.loading}
    >
      {found.isPending && (
        <Delayed>
          <Placeholder height={180} />
        </Delayed>
      )}
      <FailedNote failed={found} what={copy.what} />
      {event && (
        <div className={classes.body}>
          <Overlaps event={event} />
          <Facts event={event} />
          <Actions event={event} onEdit={onEdit} />
        </div>
      )}
    </SideDialog>
  );
}

function Overlaps({ event: { overlaps } }: { event: EventDetail }) {
  if (overlaps.length === 0) return null;
  return (
    <p className={classes.overlaps} role="status">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>{overlapWords(overlaps)}</span>
    </p>
  );
}

function Facts({ event }: { event: ScheduleEvent }) {
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
    ...(event.toBring === "" ? [] : [[copy.fields.toBring, event.toBring] as const]),
    ...(event.cancelReason === null ? [] : [[copy.fields.reason, event.cancelReason] as const]),
    [copy.fields.workspace, <Journey key="journey" event={event} />],
  ] as const;
  return <KeyValues entries={entries} />;
}

function Actions({ event, onEdit }: { event: ScheduleEvent; onEdit: (event: ScheduleEvent) => void }) {
  const [doing, setDoing] = useState<"move" | "cancel" | null>(null);
  const isOpen = isOpenEvent(event.status);
  const file = (
    <Button
      component="a"
      href={`/calendar/events/${event.id}.ics`}
      download
      leftSection={<IconCalendarDown size={16} aria-hidden />}
    >
      {copy.calendarFile}
    </Button>
  );
  if (!isOpen) {
    const words = event.status === "cancelled" ? copy.closed.cancelled : copy.closed.completed;
    return (
      <>
        <p className={classes.note}>{words}</p>
        <div className={classes.buttons}>{file}</div>
      </>
    );
  }
  if (doing === "move") return <MoveForm event={event} onDone={() => setDoing(null)} />;
  if (doing === "cancel") return <CancelForm event={event} onDone={() => setDoing(null)} />;
  return (
    <div className={classes.buttons}>
      <NextStep event={event} />
      <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(event)}>
        {copy.edit}
      </Button>
      <Button leftSection={<IconCalendarShare size={16} aria-hidden />} onClick={() => setDoing("move")}>
        {copy.move}
      </Button>
      <Button onClick={() => setDoing("cancel")}>{copy.cancelEvent}</Button>
      {file}
    </div>
  );
}

/** The one step that comes next on the way of an event. */
function NextStep({ event }: { event: ScheduleEvent }) {
  const advance = trpc.schedule.advance.useMutation();
  const status = EVENT_STEPS.find((step) => step === nextStatus(event.status));
  if (!status) return null;
  const go = async () => {
    try {
      await advance.mutateAsync({ eventId: event.id, version: event.version, status });
      showToast({ kind: "success", title: copy.stepDone[status], description: event.title });
    } catch (error) {
      showToast({ kind: "error", title: copy.stepFailed, description: sentenceOf(error) });
    }
  };
  return (
    <Button variant="filled" disabled={advance.isPending} onClick={() => void go()}>
      {copy.steps[status]}
    </Button>
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
