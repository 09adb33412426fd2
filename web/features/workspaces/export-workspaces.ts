import { dateInZone } from "#contracts/core/dates.ts";
import type { ExportedWorkspace } from "#contracts/workspaces/shapes.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { workspaceViews as views } from "#web/copy/workspace-views.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import type { ApiClient } from "#web/core/api.ts";
import { type Cell, saveFile, toCsv } from "#web/core/csv.ts";
import { viewerZone } from "#web/core/dates.ts";
import { everyPage } from "#web/core/every-page.ts";
import type { Export } from "#web/core/run-export.ts";

import { type DashboardSearch, filterOf } from "./search.ts";

type Watch = Parameters<Export>[0];

/** Saves every workspace the search finds, not only those on the page, in the order of the page. */
export async function exportWorkspaces(
  client: ApiClient,
  search: DashboardSearch,
  watch: Watch,
): Promise<string> {
  const filter = filterOf(search);
  const rows = await everyPage(
    (page) => client.workspaces.export.query({ ...filter, ...page }, { signal: watch.signal }),
    watch,
  );
  const zone = viewerZone();
  const file = views.exportName(dateInZone(new Date(), zone));
  saveFile(file, workspaceTable(rows, zone));
  return views.exported(rows.length, file);
}

/** `zone` is the one in which the day of creation is read. */
export function workspaceTable(workspaces: readonly ExportedWorkspace[], zone: string): string {
  return toCsv(
    Object.values(views.exportColumns),
    workspaces.map((workspace) => Object.values(rowOf(workspace, zone))),
  );
}

function rowOf(workspace: ExportedWorkspace, zone: string): Record<keyof typeof views.exportColumns, Cell> {
  return {
    name: workspace.name,
    petName: workspace.petName,
    petType: copy.petType(workspace.petType),
    breed: workspace.breed,
    microchip: workspace.microchipNumber,
    ownerName: workspace.ownerName,
    ownerEmail: workspace.ownerEmail,
    assignedTo: workspace.assignedTo,
    status: statusCopy.workspace[workspace.status],
    priority: workspace.priority,
    destination: workspace.destination,
    from: workspace.departureAirport,
    to: workspace.arrivalAirport,
    departureDate: workspace.departureDate,
    tasksDone: workspace.tasksDone,
    tasksTotal: workspace.tasksTotal,
    actionCount: workspace.actionCount,
    createdOn: dateInZone(workspace.createdAt, zone),
  };
}
