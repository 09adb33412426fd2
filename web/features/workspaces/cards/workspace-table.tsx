import { IconUserPlus } from "@tabler/icons-react";

import type { Workspace, WorkspaceGroup } from "#contracts/workspaces/shapes.ts";
import { workspaceViews as views } from "#web/copy/workspace-views.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";
import { RouteLine } from "#web/ui/route-line.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";
import { WorkspaceStatusBadge } from "#web/ui/status/workspace-status.tsx";

import { DepartureLine } from "./departure-line.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { CardLink, PriorityFlag } from "./workspace-card.tsx";
import { groupName } from "./workspace-groups.tsx";

import classes from "./workspace-table.module.css";

type Props = {
  by: WorkspaceGroup | undefined;
  journeys: readonly Workspace[];
  density: "compact" | undefined;
  onInvite: (journey: Workspace) => void;
};

/** The same workspaces as the grid, a row each. */
export function WorkspaceTable({ by, journeys, density, onInvite }: Props) {
  const columns: Column<Workspace>[] = [
    {
      key: "name",
      header: views.table.workspace,
      isMain: true,
      cell: (journey) => (
        <div className={classes.main} data-workspace={journey.id}>
          <SpeciesTile petType={journey.petType} size={32} />
          <div className={classes.words}>
            <span className={classes.name}>
              <CardLink journey={journey} isSample={false}>
                <PersonName name={journey.name} />
              </CardLink>
              <PriorityFlag journey={journey} />
            </span>
            <span className={classes.about}>
              {`${journey.breed ?? copy.petType(journey.petType)} · `}
              <bdi>{journey.ownerName}</bdi>
            </span>
          </div>
        </div>
      ),
    },
    {
      key: "status",
      header: views.table.status,
      cell: ({ stage }) => <WorkspaceStatusBadge stage={stage} />,
    },
    {
      key: "route",
      header: views.table.route,
      cell: ({ departureAirport, arrivalAirport, arrivedOn }) => (
        <div className={classes.route}>
          <RouteLine
            from={departureAirport}
            to={arrivalAirport}
            isFlown={arrivedOn !== null}
            unknown={copy.card.unknownAirport}
          />
        </div>
      ),
    },
    {
      key: "departure",
      header: views.table.departure,
      cell: (journey) => <DepartureLine journey={journey} />,
    },
    {
      key: "progress",
      header: views.table.progress,
      width: 136,
      cell: (journey) => (
        <div className={classes.progress}>
          <ProgressBar journey={journey} />
        </div>
      ),
    },
    {
      key: "actions",
      header: views.table.actions,
      align: "end",
      cell: ({ actionCount }) => actionCount,
    },
    {
      key: "more",
      header: views.table.more,
      isHeaderHidden: true,
      align: "end",
      cell: (journey) => (
        <IconButton
          label={copy.card.invite(journey.name)}
          tip="end"
          size={28}
          onClick={() => onInvite(journey)}
        >
          <IconUserPlus size={16} stroke={1.75} />
        </IconButton>
      ),
    },
  ];
  return (
    <Panel isFlush>
      <div className={classes.table} data-density={density}>
        <ResponsiveTable
          label={views.table.label}
          columns={columns}
          rows={journeys}
          rowKey={({ id }) => id}
          groupOf={by && ((journey) => groupName(by, journey))}
        />
      </div>
    </Panel>
  );
}
