import type { WorkspaceGroup, WorkspaceSort } from "#contracts/workspaces/shapes.ts";

import { counted, manyOf } from "./numbers.ts";

/** Words of what is downloaded when it is asked for: the list, the view options, the export, the samples. */
export const workspaceViews = {
  sortBy: "Sort by",
  sorts: {
    departure: "Departure, soonest first",
    newest: "Newest first",
    name: "Name",
  } satisfies Record<WorkspaceSort, string>,
  groupBy: "Group by",
  groups: {
    none: "No groups",
    status: "Status",
    destination: "Destination",
    assignee: "Assignee",
  } satisfies Record<WorkspaceGroup | "none", string>,
  noDestination: "No destination yet",
  nobody: "Nobody in charge",
  density: "Density",
  densities: { comfortable: "Comfortable", compact: "Compact" },
  exportName: (today: string) => `workspaces-${today}.csv`,
  exported: (n: number, file: string) => `${manyOf(n, "workspace")} in ${file}.`,
  exportColumns: {
    name: "Workspace",
    petName: "Pet",
    petType: "Pet type",
    breed: "Breed",
    microchip: "Microchip",
    ownerName: "Owner",
    ownerEmail: "Owner e-mail",
    assignedTo: "Assigned to",
    status: "Status",
    priority: "Priority",
    destination: "Destination",
    from: "From",
    to: "To",
    departureDate: "Departure date",
    tasksDone: "Tasks done",
    tasksTotal: "Tasks",
    actionCount: "Actions waiting",
    createdOn: "Created",
  },
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

export const review = {
  title: "Priority Review",
  intro: "What is of high priority, late or waiting for the company, first things first.",
  late: (n: number) => `${counted(n)} late`,
  waiting: (n: number) => `${counted(n)} waiting`,
  nothing: "Nothing waiting",
  more: (n: number) => manyOf(n, "more action"),
  empty: "Nothing needs you",
  emptyHint: "No workspace is of high priority, late or waiting for the company.",
} as const;
