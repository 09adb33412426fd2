import { IconCalendarEvent, IconListSearch } from "@tabler/icons-react";

import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { together } from "#web/core/asked.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { EventCard } from "./event-card.tsx";
import { isFiltered, type ScheduleSearch } from "./schedule-search.ts";
import { useEvents } from "./use-schedule.ts";

import classes from "./schedule-screen.module.css";

const PLACEHOLDERS = 4;

type Props = { search: ScheduleSearch; onOpen: (event: ScheduleEvent) => void };

/** What is coming up, soonest first, and under it what has been, latest first. */
export function EventList({ search, onOpen }: Props) {
  const upcoming = useEvents("upcoming", search);
  const past = useEvents("past", search);
  const both = together([upcoming.list, past.list]);
  const count = upcoming.events.length + past.events.length;
  const isNarrowed = isFiltered(search);
  return (
    <ListOf
      // Once there are rows, each part says for itself what it lacks.
      list={count > 0 ? { ...both, error: null } : both}
      what={copy.what}
      count={both.isPending ? 0 : count}
      waiting={
        <Delayed>
          <div className={classes.list}>
            {Array.from({ length: PLACEHOLDERS }, (_, card) => (
              <PlaceholderCard key={card} />
            ))}
          </div>
        </Delayed>
      }
      empty={
        <EmptyState
          icon={isNarrowed ? IconListSearch : IconCalendarEvent}
          title={isNarrowed ? copy.emptyFiltered : copy.empty}
          text={isNarrowed ? copy.emptyFilteredHint : copy.emptyHint}
        />
      }
    >
      <Events title={copy.upcoming} {...upcoming} onOpen={onOpen} />
      {(past.events.length > 0 || past.list.error) && (
        <Events title={copy.past} {...past} onOpen={onOpen} keptAs="past" />
      )}
    </ListOf>
  );
}

type EventsProps = ReturnType<typeof useEvents> & {
  title: string;
  onOpen: (event: ScheduleEvent) => void;
  keptAs?: "past" | undefined;
};

function Events({ title, list, events, onOpen, keptAs }: EventsProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      <ListOf
        list={list}
        what={copy.what}
        count={events.length}
        waiting={null}
        empty={<p className={classes.text}>{copy.nothingUpcoming}</p>}
      >
        <ul className={classes.list} aria-label={title}>
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} onOpen={() => onOpen(event)} />
            </li>
          ))}
        </ul>
      </ListOf>
      <ShowMore shown={events.length} list={list} keptAs={keptAs} />
    </section>
  );
}
