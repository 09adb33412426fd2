import { Button } from "@mantine/core";
import { IconClock, IconMapPin } from "@tabler/icons-react";

import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { EventStatusBadge } from "#web/ui/status/event-status.tsx";

import { EventIcon } from "./event-icon.tsx";
import { timesThere } from "./event-times.ts";

import classes from "./schedule-screen.module.css";

export function EventCard({ event, onOpen }: { event: ScheduleEvent; onOpen: () => void }) {
  return (
    <article className={classes.card}>
      <EventIcon type={event.eventType} />
      <div className={classes.head}>
        <h3 className={classes.title} dir="auto">
          {event.title}
        </h3>
        <EventStatusBadge status={event.status} />
      </div>
      <p className={classes.text} dir="auto">
        {event.description}
      </p>
      <ul className={classes.facts}>
        <li>
          <IconClock size={16} stroke={1.75} aria-hidden />
          <time dateTime={event.startDate.toISOString()}>{timesThere(event).starts}</time>
        </li>
        {event.location !== null && (
          <li>
            <IconMapPin size={16} stroke={1.75} aria-hidden />
            <span className="ellipsis" dir="auto" title={event.location}>
              {event.location}
            </span>
          </li>
        )}
      </ul>
      <div className={classes.foot}>
        <Button onClick={onOpen} aria-label={copy.viewDetailsOf(event.title)}>
          {copy.viewDetails}
        </Button>
      </div>
    </article>
  );
}
