import { Button } from "@mantine/core";
import { IconCalendarEvent, IconClock, IconMapPin } from "@tabler/icons-react";
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
import { EventStatusBadge } from "#web/ui/status/event-status.tsx";

import { EventIcon } from "./event-icon.tsx";
import { timesThere } from "./event-times.ts";

import classes from "./schedule-screen.module.css";

const EventDialog = lazy(async () => ({ default: (await import("./event-dialog.tsx")).EventDialog }));

const PLACEHOLDERS = 4;

export function ScheduleScreen() {
  const list = trpc.schedule.events.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor });
  const [opened, setOpened] = useState<ScheduleEvent | null>(null);
  const events = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      {list.isPending && (
        <Delayed>
          <div className={classes.list}>
            {Array.from({ length: PLACEHOLDERS }, (_, card) => (
              <PlaceholderCard key={card} />
            ))}
          </div>
        </Delayed>
      )}
      {!list.isPending && events.length === 0 && (
        <EmptyState icon={IconCalendarEvent} title={copy.empty} text={copy.emptyHint} />
      )}
      <FailedNote failed={list} what={copy.what} />
      {events.length > 0 && (
        <ul className={classes.list} aria-label={copy.list}>
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} onOpen={() => setOpened(event)} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore shown={events.length} list={list} />
      {opened && (
        <Suspense>
          <EventDialog event={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function EventCard({ event, onOpen }: { event: ScheduleEvent; onOpen: () => void }) {
  return (
    <article className={classes.card}>
      <EventIcon type={event.eventType} />
      <div className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {event.title}
        </h2>
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
