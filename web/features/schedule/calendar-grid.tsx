import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { isOpenEvent } from "#contracts/schedule/event-states.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { formatLongDate } from "#web/core/dates.ts";

import { dayAfterKey, monthStart } from "./calendar-days.ts";
import { EventChip } from "./event-chip.tsx";
import type { Span } from "./schedule-search.ts";
import { useMoveEvent } from "./use-schedule.ts";

import classes from "./calendar.module.css";

const copy = schedule.calendar;

/** As many as a day of a month has room for; a week shows them all. */
const SHOWN = 3;

type Props = {
  span: Span;
  weeks: readonly (readonly CalendarDate[])[];
  /** The day that the keyboard is on. */
  day: CalendarDate;
  today: CalendarDate;
  days: ReadonlyMap<CalendarDate, readonly ScheduleEvent[]>;
  onDay: (day: CalendarDate) => void;
  onNew: (day: CalendarDate) => void;
  onWeek: (day: CalendarDate) => void;
  onOpen: (event: ScheduleEvent) => void;
};

type Dragged = { event: ScheduleEvent; from: CalendarDate };

/** Weeks of days. One day is reached with Tab, the others from it with the arrow keys; events are dragged between them. */
export function CalendarGrid({ span, weeks, day, today, days, onDay, onNew, onWeek, onOpen }: Props) {
  const { move } = useMoveEvent();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<CalendarDate | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute("role") !== "gridcell") return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayAfterKey(event.key, day);
    if (to !== null) {
      event.preventDefault();
      hasMoved.current = true;
      onDay(to);
    } else if (event.key === "Enter") {
      event.preventDefault();
      onNew(day);
    }
  };
  const drop = (event: DragEvent, on: CalendarDate) => {
    event.preventDefault();
    setOver(null);
    setDragged(null);
    // The day that was taken hold of goes to the one it is dropped on, which may be in the middle of the event.
    if (dragged) void move(dragged.event, addDays(dragged.event.firstDay, daysBetween(dragged.from, on)));
  };

  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={schedule.views[span]}
        aria-describedby="calendar-help"
        className={classes.grid}
        data-span={span}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={classes.week}>
          {weeks[0]?.map((one) => (
            <span key={one} role="columnheader" className={classes.weekday}>
              {weekdayOf(one)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={classes.week}>
            {week.map((one) => {
              const events = days.get(one) ?? [];
              const shown = span === "week" || events.length <= SHOWN ? events : events.slice(0, SHOWN - 1);
              const more = events.length - shown.length;
              return (
                <div
                  key={one}
                  role="gridcell"
                  tabIndex={one === day ? 0 : -1}
                  aria-current={one === today ? "date" : undefined}
                  data-day={one}
                  data-outside={span === "month" && monthStart(one) !== monthStart(day)}
                  data-over={one === over}
                  className={classes.day}
                  onDoubleClick={() => onNew(one)}
                  onDragOver={(event) => {
                    if (!dragged) return;
                    event.preventDefault();
                    setOver(one);
                  }}
                  onDrop={(event) => drop(event, one)}
                >
                  <span className={classes.number}>
                    <span aria-hidden>{Number(one.slice(8))}</span>
                    <span className="sr-only">{copy.dayOf(formatLongDate(one), events.length)}</span>
                  </span>
                  {shown.map((event) => (
                    <EventChip
                      key={event.id}
                      event={event}
                      day={one}
                      isReached={one === day}
                      isDraggable={isOpenEvent(event.status)}
                      onOpen={() => onOpen(event)}
                      onDrag={(isDragged) => {
                        setDragged(isDragged ? { event, from: one } : null);
                        if (!isDragged) setOver(null);
                      }}
                    />
                  ))}
                  {more > 0 && (
                    <button
                      type="button"
                      className={classes.more}
                      tabIndex={one === day ? 0 : -1}
                      title={copy.moreOn(more, formatLongDate(one))}
                      onClick={() => onWeek(one)}
                    >
                      {copy.more(more)}
                    </button>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p id="calendar-help" className={classes.help}>
        {copy.help}
      </p>
    </>
  );
}

const weekdayOf = (day: CalendarDate): string =>
  new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
