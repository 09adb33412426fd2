import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useMedia } from "#web/ui/use-media.ts";

import { Agenda } from "./agenda.tsx";
import { eventsByDay, monthStart, nextMonth, weeksOf } from "./calendar-days.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import type { ScheduleSearch, Span } from "./schedule-search.ts";
import { useDays } from "./use-schedule.ts";

import classes from "./calendar.module.css";

const copy = schedule.calendar;

/** A grid of days is too narrow to be read below this. */
const WIDE = "(width >= 48em)";

type Props = {
  span: Span;
  search: ScheduleSearch;
  onSearch: (search: ScheduleSearch) => void;
  onOpen: (event: ScheduleEvent) => void;
};

/** A month or a week of events: a grid at a desk, day by day on a phone. */
export function CalendarView({ span, search, onSearch, onOpen }: Props) {
  const today = useToday();
  const isWide = useMedia(WIDE);
  const day = search.day ?? today;
  const weeks = weeksOf(day, span);
  const first = weeks[0]?.[0] ?? day;
  const last = addDays(first, weeks.length * 7 - 1);
  const { events, list } = useDays(first, last, search);
  const days = eventsByDay(events, first, last);
  const show = (to: CalendarDate) => onSearch({ ...search, day: to });
  const step = (direction: number) =>
    show(span === "month" ? nextMonth(day, direction) : addDays(day, direction * 7));
  return (
    <section aria-label={titleOf(day, first, last, span)}>
      <div className={classes.bar}>
        <IconButton label={copy.previous[span]} tip="start" onClick={() => step(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </IconButton>
        <IconButton label={copy.next[span]} onClick={() => step(1)}>
          <IconChevronRight size={18} aria-hidden />
        </IconButton>
        <Button size="xs" onClick={() => show(today)}>
          {copy.today}
        </Button>
        <h2 className={classes.title} aria-live="polite">
          {titleOf(day, first, last, span)}
        </h2>
        <p className={classes.hint}>{list.isPending ? copy.loading : copy.placeClock}</p>
      </div>
      {isWide ? (
        <>
          <FailedNote failed={list} what={schedule.what} />
          <CalendarGrid
            span={span}
            weeks={weeks}
            day={day}
            today={today}
            days={days}
            onDay={show}
            onNew={(on) => onSearch({ ...search, new: on })}
            onWeek={(on) => onSearch({ ...search, view: "week", day: on })}
            onOpen={onOpen}
          />
        </>
      ) : (
        <Agenda
          days={span === "week" ? weeks.flat() : weeks.flat().filter((one) => isInMonth(one, day))}
          today={today}
          eventsOf={days}
          list={list}
          empty={copy.nothing[span]}
          onOpen={onOpen}
        />
      )}
    </section>
  );
}

const isInMonth = (one: CalendarDate, day: CalendarDate): boolean => monthStart(one) === monthStart(day);

/** `March 2027`, `22 Mar 2027 to 28 Mar 2027`. */
function titleOf(day: CalendarDate, first: CalendarDate, last: CalendarDate, span: Span): string {
  if (span === "week") return `${formatDate(first)} – ${formatDate(last)}`;
  return new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
