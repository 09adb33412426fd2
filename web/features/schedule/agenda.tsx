import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import type { Asked } from "#web/core/asked.ts";
import { formatLongDate } from "#web/core/dates.ts";
import { ListOf } from "#web/ui/list-of.tsx";
import { EventStatusBadge } from "#web/ui/status/event-status.tsx";

import { EventIcon } from "./event-icon.tsx";
import { clockThere } from "./event-times.ts";

import classes from "./calendar.module.css";

type Props = {
  days: readonly CalendarDate[];
  today: CalendarDate;
  eventsOf: ReadonlyMap<CalendarDate, readonly ScheduleEvent[]>;
  list: Asked;
  empty: string;
  onOpen: (event: ScheduleEvent) => void;
};

/** Day after day, those that hold something. */
export function Agenda({ days, today, eventsOf, list, empty, onOpen }: Props) {
  const full = days.filter((day) => eventsOf.has(day));
  return (
    <ListOf
      list={list}
      what={copy.what}
      count={full.length}
      waiting={<p className={classes.empty}>{copy.calendar.loading}</p>}
      empty={<p className={classes.empty}>{empty}</p>}
    >
      <ol className={classes.agenda}>
        {full.map((day) => (
          <li key={day} className={classes.agendaDay}>
            <h3 className={classes.agendaTitle} aria-current={day === today ? "date" : undefined}>
              {formatLongDate(day)}
            </h3>
            {eventsOf.get(day)?.map((event) => (
              <button
                key={event.id}
                type="button"
                className={classes.row}
                data-status={event.status}
                onClick={() => onOpen(event)}
              >
                <EventIcon type={event.eventType} />
                <span className={classes.rowWords}>
                  <span className={classes.rowTitle} dir="auto">
                    {event.title}
                  </span>
                  <span className={classes.rowTime}>
                    {clockThere(event, day)}
                    {event.location !== null && (
                      <span className="ellipsis" dir="auto">
                        {event.location}
                      </span>
                    )}
                  </span>
                </span>
                <EventStatusBadge status={event.status} />
              </button>
            ))}
          </li>
        ))}
      </ol>
    </ListOf>
  );
}
