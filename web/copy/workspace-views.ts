import type { WorkspaceSort } from "#contracts/workspaces.ts";

/** Words of what is downloaded when it is asked for: the list, the view options, the export, the samples. */
export const workspaceViews = {
  sortBy: "Sort by",
  sorts: {
    departure: "Departure, soonest first",
    newest: "Newest first",
    name: "Name",
  } satisfies Record<WorkspaceSort, string>,
  exportName: (today: string) => `workspaces-${today}.csv`,
  exportColumns: [
    "Workspace",
    "Pet",
    "Pet type",
    "Breed",
    "Owner",
    "Assigned to",
    "Status",
    "Priority",
    "From",
    "To",
    "Departure date",
    "Tasks done",
    "Tasks",
    "Actions waiting",
    "Created",
  ],
  table: {
    label: "Workspaces",
    workspace: "Workspace",
    status: "Status",
    route: "Route",
    departure: "Departure",
    progress: "Progress",
    actions: "Actions",
    more: "More",
  },
  empty: {
    title: "No workspaces found",
    text: "Try adjusting your filters or create a new workspace",
    clear: "Clear filters",
    create: "Create workspace",
  },
  sampleNote: "These three show what a journey looks like. They go away with your first workspace.",
} as const;
