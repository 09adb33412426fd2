import { type CalendarDate, dateInZone } from "#contracts/core/dates.ts";
import { type Page, PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { Workspace } from "#contracts/workspaces.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { workspaceViews as views } from "#web/copy/workspace-views.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { type Cell, saveFile, toCsv } from "#web/core/csv.ts";
import { viewerZone } from "#web/core/dates.ts";

type ReadPage = (page: { limit: number; cursor: string | null }) => Promise<Page<Workspace>>;

/** Reads page after page and saves them as one table. @returns how many workspaces it holds */
export async function exportWorkspaces(readPage: ReadPage, today: CalendarDate): Promise<number> {
  const all: Workspace[] = [];
  let cursor: string | null = null;
  do {
    // Each page names the next.
    // oxlint-disable-next-line no-await-in-loop
    const page: Page<Workspace> = await readPage({ limit: PAGE_LIMIT_MAX, cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  saveFile(views.exportName(today), toCsv(views.exportColumns, all.map(rowOf)));
  return all.length;
}

export function rowOf(workspace: Workspace): Cell[] {
  return [
    workspace.name,
    workspace.petName,
    copy.petType[workspace.petType],
    workspace.breed,
    workspace.ownerName,
    workspace.assignedTo,
    statusCopy.workspace[workspace.status],
    workspace.priority,
    workspace.departureAirport,
    workspace.arrivalAirport,
    workspace.departureDate,
    workspace.tasksDone,
    workspace.tasksTotal,
    workspace.actionCount,
    dateInZone(workspace.createdAt, viewerZone()),
  ];
}
