import { Progress } from "@mantine/core";
import { IconPlaneDeparture } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { progressOf } from "#contracts/dashboard/terms.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { statusOverview as copy } from "#web/copy/status-overview.ts";
import { formatDate } from "#web/core/dates.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";
import { WorkspaceStatusBadge } from "#web/ui/status/workspace-status.tsx";

import type { useActiveJourneys } from "./use-active-journeys.ts";

import classes from "./status-screen.module.css";

/** Every journey that has not arrived, with how far its status says it is. */
export function Journeys({ list }: { list: ReturnType<typeof useActiveJourneys> }) {
  return (
    <ListOf
      list={list}
      what={copy.what.journeys}
      count={list.isPending ? 0 : list.journeys.length}
      waiting={
        <Delayed>
          <div className={classes.loading}>
            {Array.from({ length: 6 }, (_, row) => (
              <Placeholder key={row} height={40} />
            ))}
          </div>
        </Delayed>
      }
      empty={<EmptyState icon={IconPlaneDeparture} title={copy.noJourneys} />}
    >
      <ul className={classes.list}>
        {list.journeys.map((workspace) => (
          <li key={workspace.id}>
            <Journey workspace={workspace} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <ShowMore shown={list.journeys.length} list={list} />
      </div>
    </ListOf>
  );
}

function Journey({ workspace }: { workspace: Workspace }) {
  const progress = progressOf(workspace.status);
  const route = [workspace.departureAirport, workspace.arrivalAirport].map(
    (code) => code ?? copy.unknownAirport,
  );
  return (
    <Link to="/workspace/$workspaceId" params={{ workspaceId: String(workspace.id) }} className={classes.row}>
      <SpeciesTile petType={workspace.petType} />
      <span className={classes.words}>
        <span className={classes.first}>
          <PersonName name={workspace.name} className={classes.name ?? ""} />
          <WorkspaceStatusBadge stage={workspace.stage} />
        </span>
        <span className={`${classes.dim} ellipsis`}>
          <bdi>{workspace.ownerName}</bdi>
          {` · ${route.join(" → ")} · ${copy.departs(formatDate(workspace.departureDate))}`}
        </span>
        <span className={classes.bar}>
          <Progress value={progress} aria-label={copy.progressOf(workspace.name)} />
          <span>{copy.percent(progress)}</span>
        </span>
      </span>
    </Link>
  );
}
