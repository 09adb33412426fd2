import { Button } from "@mantine/core";
import { IconCalendarDown } from "@tabler/icons-react";

import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { EVENTS_AHEAD } from "#contracts/schedule/terms.ts";
import { schedule } from "#web/copy/schedule.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EventStatusBadge } from "#web/ui/status/event-status.tsx";

import { startHere, timesThere } from "./event-times.ts";
import { FeedButton } from "./feed-button.tsx";

import classes from "./own-events.module.css";

const { own: copy, fields } = schedule;

/** What is ahead on an owner's journey, in the order of its days. */
export function OwnEvents({ events }: { events: readonly ScheduleEvent[] }) {
  const isOwner = useCurrentUser()?.role === "customer";
  return (
    <Panel title={copy.title} aside={isOwner && <FeedButton />}>
      {events.length === 0 && <p className={classes.note}>{copy.none}</p>}
      <ol className={classes.list}>
        {events.map((event) => (
          <li key={event.id} className={classes.event}>
            <OwnEvent event={event} />
          </li>
        ))}
      </ol>
      {events.length === EVENTS_AHEAD && <p className={classes.note}>{copy.later}</p>}
    </Panel>
  );
}

function OwnEvent({ event }: { event: ScheduleEvent }) {
  const { starts, ends } = timesThere(event);
  const here = startHere(event);
  const isCancelled = event.status === "cancelled";
  const entries = [
    [fields.starts, starts],
    ...(here === null ? [] : [[fields.yourTime, here] as const]),
    ...(ends === null ? [] : [[fields.ends, ends] as const]),
    ...(event.location === null ? [] : [[fields.location, event.location] as const]),
    ...(event.toBring === "" || isCancelled ? [] : [[fields.toBring, event.toBring] as const]),
    ...(event.description === "" ? [] : [[fields.description, event.description] as const]),
    ...(event.cancelReason === null ? [] : [[fields.reason, event.cancelReason] as const]),
  ] as const;
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.title} dir="auto">
          {event.title}
        </h3>
        <EventStatusBadge status={event.status} />
      </div>
      <KeyValues entries={entries} />
      {!isCancelled && (
        <Button
          component="a"
          href={`/calendar/events/${event.id}.ics`}
          download
          size="lg"
          aria-label={copy.addOf(event.title, starts)}
          leftSection={<IconCalendarDown size={18} aria-hidden />}
        >
          {copy.add}
        </Button>
      )}
    </>
  );
}
