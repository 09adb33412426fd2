import { IconChevronRight, IconMap } from "@tabler/icons-react";
import { Link, Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { duePhrase } from "#contracts/core/dates.ts";
import type { OwnJourney } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";
import { useToday } from "#web/core/dates.ts";
import { codeOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Count } from "#web/ui/count.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { Named } from "#web/ui/named.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { RouteLine } from "#web/ui/route-line.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { SignInFirst } from "#web/ui/sign-in-first.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";

import { countdown } from "./countdown.ts";
import { dayText, isUrgent } from "./todo-order.ts";

import classes from "./my-journeys.module.css";

/** Journeys fetched at a time. */
const PAGE = 50;
const NEXT = { getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor };
const ARCHIVED_ID = "archived-journeys";

/**
 * The home of an owner with several pets: one card a journey, the soonest departure first.
 * @param actions buttons of other features, which the route puts beside the title
 * @param children what other features have below the journeys
 */
export function MyJourneys({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const list = trpc.journeys.own.useInfiniteQuery({ limit: PAGE }, NEXT);
  const me = useCurrentUser();
  const journeys = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (codeOf(list.error) === "unauthorized" && !list.data) return <SignInFirst />;
  // The company's own list of journeys is its dashboard.
  if (me && me.role !== "customer") return <Navigate to="/" replace />;
  return (
    <div className={classes.page}>
      <PageHeader title={copy.journeysTitle} subtitle={copy.journeysHelp} actions={actions} />
      <ListOf
        list={list}
        what={copy.journeysTitle}
        count={journeys.length}
        waiting={
          <Delayed>
            <PlaceholderCard />
          </Delayed>
        }
        empty={<EmptyState icon={IconMap} title={copy.journeysEmptyTitle} text={copy.journeysEmpty} />}
      >
        <ul className={classes.list} aria-label={copy.journeysTitle}>
          {journeys.map((journey) => (
            <JourneyCard key={journey.workspaceId} journey={journey} />
          ))}
        </ul>
        <ShowMore shown={journeys.length} list={list} />
      </ListOf>
      {children}
      <ArchivedJourneys />
    </div>
  );
}

/** What is over is still theirs to read; there is nothing where nothing was archived. */
function ArchivedJourneys() {
  const list = trpc.journeys.own.useInfiniteQuery({ limit: PAGE, isArchived: true }, NEXT);
  const journeys = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (journeys.length === 0) return <FailedNote failed={list} what={copy.archivedTitle} />;
  return (
    <section className={classes.archived} aria-labelledby={ARCHIVED_ID}>
      <h2 id={ARCHIVED_ID}>{copy.archivedTitle}</h2>
      <ul className={classes.list}>
        {journeys.map((journey) => (
          <JourneyCard key={journey.workspaceId} journey={journey} isArchived />
        ))}
      </ul>
      <ShowMore shown={journeys.length} list={list} />
    </section>
  );
}

function JourneyCard({ journey, isArchived = false }: { journey: OwnJourney; isArchived?: boolean }) {
  const today = useToday();
  const { days, label, date } = countdown(journey, today);
  const { next, unread } = journey;
  return (
    <li>
      <Link
        to="/workspace/$workspaceId/customer"
        params={{ workspaceId: String(journey.workspaceId) }}
        className={classes.card}
      >
        <SpeciesTile petType={journey.petType} size={44} />
        <span className={classes.words}>
          <span className={classes.name}>
            <Named of={copy.title} names={[journey.petName]} />
          </span>
          <RouteLine
            from={journey.departureAirport}
            to={journey.arrivalAirport}
            unknown={copy.airportUnknown}
            isFlown={journey.arrivedOn !== null}
          />
          <span className={classes.sub}>{copy.countdownLine(days, label, dayText(date))}</span>
          <span className={classes.sub}>{copy.todosDone(journey.tasksDone, journey.tasksTotal)}</span>
          {next && !isArchived && (
            <span
              className={classes.next}
              data-urgent={next.isReturned || (next.dueDate && isUrgent(next.dueDate, today)) || undefined}
            >
              {copy.nextAt(next.title)}
              {next.isReturned ? (
                <span>{copy.returned}</span>
              ) : (
                next.dueDate !== null && <span>{duePhrase(next.dueDate, today)}</span>
              )}
            </span>
          )}
        </span>
        {unread > 0 && !isArchived && <Count value={unread} look="hot" label={copy.newMessages(unread)} />}
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}
