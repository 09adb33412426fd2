import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { status } from "#web/copy/status.ts";

import { EVENT_ICONS } from "./event-icon.tsx";
import { clockThere, timesThere } from "./event-times.ts";

import classes from "./calendar.module.css";

type Props = {
  event: ScheduleEvent;
  day: CalendarDate;
  /** Whether Tab reaches it: only on the day that the keyboard is on. */
  isReached: boolean;
  isDraggable: boolean;
  onOpen: () => void;
  onDrag: (isDragged: boolean) => void;
};

/** An event on a day of the calendar: its kind, the time at its place, its title. */
export function EventChip({ event, day, isReached, isDraggable, onOpen, onDrag }: Props) {
  const Icon = EVENT_ICONS[event.eventType];
  const { starts } = timesThere(event);
  const rest = [schedule.types[event.eventType], starts, status.event[event.status]].join(", ");
  return (
    <button
      type="button"
      className={classes.chip}
      data-type={event.eventType}
      data-status={event.status}
      tabIndex={isReached ? 0 : -1}
      title={`${event.title}, ${rest}`}
      draggable={isDraggable}
      onClick={onOpen}
      onDoubleClick={(clicked) => clicked.stopPropagation()}
      onDragStart={(started) => {
        started.dataTransfer.effectAllowed = "move";
        started.dataTransfer.setData("text/plain", event.title);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <span className={classes.clock}>
        <Icon size={14} stroke={1.75} aria-hidden />
        {clockThere(event, day)}
      </span>
      <span className={classes.name} dir="auto">
        {event.title}
      </span>
      <span className="sr-only">{rest}</span>
    </button>
  );
}
