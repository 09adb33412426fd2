import type { TaskGroup, TaskSort, TaskTab } from "#contracts/tasks/shapes.ts";

import { manyOf } from "./numbers.ts";

export const tasks = {
  title: "Action Overview",
  subtitle: "Manage your pet travel workflow actions",
  tabs: { your_turn: "Your Turn", pending: "Pending", completed: "Completed" } as const satisfies Record<
    TaskTab,
    string
  >,
  countOf: (n: number) => manyOf(n, "action"),
  empty: {
    your_turn: {
      title: "No actions requiring your attention",
      hint: "All caught up! Check back later for new tasks.",
    },
    pending: {
      title: "No pending actions",
      hint: "All actions are either completed or awaiting your input.",
    },
    completed: { title: "No completed actions", hint: "Completed actions will appear here." },
  } as const satisfies Record<TaskTab, { title: string; hint: string }>,
  emptyFiltered: "No actions match your filter",
  emptyFilteredHint: "Change the filter, or clear it to see every action of this tab.",
  unknownWorkspace: "Unknown Workspace",
  assignedTo: (name: string) => `Assigned to: ${name}`,
  attachments: (n: number) => manyOf(n, "attachment"),
  yourTurn: "It is your turn",
  inReview: "Waiting for your review",
  completedOn: (day: string) => `Completed ${day}`,
  view: "View",
  viewOf: (title: string, workspace: string) => `View ${title}, ${workspace}`,
  workspaceGone: "Its workspace has been archived",
  /** Begins the sentence that says they could not be loaded. */
  what: "Actions",

  filter: {
    button: "Filter",
    set: (n: number) => manyOf(n, "filter is set", "filters are set"),
    title: "Filter actions",
    workspace: "Workspace",
    anyWorkspace: "Any workspace",
    workspaceOf: (id: number) => `Workspace ${id}`,
    workspaceAndOwner: (name: string, owner: string) => `${name} · ${owner}`,
    workspaceHint: (n: number) =>
      `The first ${n} by name. The actions of any other stand in the workspace itself.`,
    type: "Action type",
    anyType: "Any action type",
    assignee: "Assignee",
    anyAssignee: "Anybody",
    roles: "By role",
    colleagues: "Colleagues",
    colleagueOf: (id: number) => `Colleague ${id}`,
    due: "Due date",
    anyDue: "Any time",
    dueWindows: {
      overdue: "Overdue",
      today: "Due today or earlier",
      week: "Due within 7 days",
      month: "Due within 30 days",
    },
    dueHelp: "Completed actions have no due date any more.",
    clear: "Clear filter",
    remove: (filter: string) => `Remove the filter ${filter}`,
  },
  options: {
    button: "View Options",
    sort: "Sort by",
    sorts: { due: "Due date, soonest first", changed: "Latest change first" } as const satisfies Record<
      TaskSort,
      string
    >,
    group: "Group by",
    groups: {
      none: "No groups",
      workspace: "Workspace",
      assignee: "Assignee",
      type: "Action type",
    } as const satisfies Record<TaskGroup | "none", string>,
    density: "Density",
    densities: { comfortable: "Comfortable", compact: "Compact" },
  },
  exporting: {
    button: "Export",
    doneText: (n: number, file: string) => `${manyOf(n, "action")} in ${file}.`,
    fileName: (tab: TaskTab, day: string) => `actions-${tab.replaceAll("_", "-")}-${day}.csv`,
    columns: {
      title: "Title",
      workspace: "Workspace",
      description: "Description",
      type: "Action type",
      status: "Status",
      assignedTo: "Assigned to",
      dueDate: "Due date",
      attachments: "Attachments",
      completed: "Completed",
    },
  },
} as const;
