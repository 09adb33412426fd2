import { IconCalendarEvent } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { ScheduleEvent } from "#contracts/schedule.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { trpc } from "#web/core/api.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { EventCard } from "./event-card.tsx";

import classes from "./schedule-screen.module.css";

const EventDialog = lazy(async () => ({ default: (await import("./event-dialog.tsx")).EventDialog }));

const PLACEHOLDERS = 4;

type Period = "upcoming" | "past";

function useEvents(period: Period) {
  const list = trpc.schedule.events.useInfiniteQuery(
    { period },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return { list, events: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** What is coming up, soonest first, and under it what has been, latest first. */
export function ScheduleScreen() {
  const upcoming = useEvents("upcoming");
  const past = useEvents("past");
  const [opened, setOpened] = useState<ScheduleEvent | null>(null);
  const isPending = upcoming.list.isPending || past.list.isPending;
  const isEmpty = upcoming.events.length === 0 && past.events.length === 0;
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      {isPending && (
        <Delayed>
          <div className={classes.list}>
            {Array.from({ length: PLACEHOLDERS }, (_, card) => (
              <PlaceholderCard key={card} />
            ))}
          </div>
        </Delayed>
      )}
      {!isPending && isEmpty && (
        <EmptyState icon={IconCalendarEvent} title={copy.empty} text={copy.emptyHint} />
      )}
      <FailedNote failed={upcoming.list.error ? upcoming.list : past.list} what={copy.what} />
      {!isPending && !isEmpty && (
        <>
          <Events title={copy.upcoming} {...upcoming} onOpen={setOpened} />
          {past.events.length > 0 && <Events title={copy.past} {...past} onOpen={setOpened} />}
        </>
      )}
      {opened && (
        <Suspense>
          <EventDialog event={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

type EventsProps = ReturnType<typeof useEvents> & {
  title: string;
  onOpen: (event: ScheduleEvent) => void;
};

function Events({ title, list, events, onOpen }: EventsProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      {events.length === 0 && <p className={classes.text}>{copy.nothingUpcoming}</p>}
      <ul className={classes.list} aria-label={title}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} onOpen={() => onOpen(event)} />
          </li>
        ))}
      </ul>
      <ShowMore shown={events.length} list={list} />
    </section>
  );
}
