import type { Workspace, WorkspaceGroup } from "#contracts/workspaces/shapes.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { workspaceViews as copy } from "#web/copy/workspace-views.ts";
import { runsOf } from "#web/core/runs.ts";
import { GroupHeading } from "#web/ui/group-heading.tsx";

import { WorkspaceGrid } from "./workspace-grid.tsx";

type Props = {
  by: WorkspaceGroup;
  journeys: readonly Workspace[];
  density: "compact" | undefined;
  onInvite: (journey: Workspace) => void;
};

/** A grid a group; the server has put the groups one after another. */
export function WorkspaceGroups({ by, journeys, density, onInvite }: Props) {
  return runsOf(journeys, (journey) => groupName(by, journey)).map((run) => (
    <section key={run[0].id} aria-label={groupName(by, run[0])}>
      <GroupHeading name={groupName(by, run[0])} />
      <WorkspaceGrid journeys={run} density={density} onInvite={onInvite} />
    </section>
  ));
}

export function groupName(by: WorkspaceGroup, { status, destination, assignedTo }: Workspace): string {
  if (by === "status") return statusCopy.workspace[status];
  return by === "destination" ? destination || copy.noDestination : assignedTo || copy.nobody;
}
