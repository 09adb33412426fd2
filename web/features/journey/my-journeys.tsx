import { IconChevronRight, IconMap } from "@tabler/icons-react";
import { Link, Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { Workspace } from "#contracts/workspaces.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";
import { useToday } from "#web/core/dates.ts";
import { codeOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { RouteLine } from "#web/ui/route-line.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { SignInFirst } from "#web/ui/sign-in-first.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";

import { countdown } from "./countdown.ts";
import { dayText } from "./todo-order.ts";

import classes from "./my-journeys.module.css";

/**
 * The home of an owner with several pets: one card a journey, the soonest departure first.
 * @param actions buttons of other features, which the route puts beside the title
 */
export function MyJourneys({ actions }: { actions: ReactNode }) {
  const list = trpc.workspaces.list.useInfiniteQuery(
    { sort: "departure" },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const me = useCurrentUser();
  const journeys = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (codeOf(list.error) === "unauthorized" && !list.data) return <SignInFirst />;
  // The company's own list of journeys is its dashboard.
  if (me && me.role !== "customer") return <Navigate to="/" replace />;
  return (
    <div className={classes.page}>
      <PageHeader title={copy.journeysTitle} subtitle={copy.journeysHelp} actions={actions} />
      <FailedNote failed={list} what={copy.journeysTitle} />
      {list.isLoading && (
        <Delayed>
          <PlaceholderCard />
        </Delayed>
      )}
      {!list.isLoading && journeys.length === 0 && (
        <EmptyState icon={IconMap} title={copy.journeysEmptyTitle} text={copy.journeysEmpty} />
      )}
      <ul className={classes.list}>
        {journeys.map((journey) => (
          <JourneyCard key={journey.id} journey={journey} />
        ))}
      </ul>
      <ShowMore shown={journeys.length} list={list} />
    </div>
  );
}

function JourneyCard({ journey }: { journey: Workspace }) {
  const { days, label } = countdown(journey.departureDate, useToday(), journey.status);
  return (
    <li>
      <Link
        to="/workspace/$workspaceId/customer"
        params={{ workspaceId: String(journey.id) }}
        className={classes.card}
      >
        <SpeciesTile petType={journey.petType} size={44} />
        <span className={classes.words}>
          <span className={classes.name} dir="auto">
            {copy.title(journey.petName)}
          </span>
          <RouteLine
            from={journey.departureAirport}
            to={journey.arrivalAirport}
            unknown={copy.airportUnknown}
            isFlown={journey.status === "completed"}
          />
          <span className={classes.sub}>
            {copy.countdownLine(days, label, dayText(journey.departureDate))}
          </span>
          <span className={classes.sub}>{copy.todosDone(journey.tasksDone, journey.tasksTotal)}</span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}
