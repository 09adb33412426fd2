import type { FilterKind } from "#contracts/workspaces/terms.ts";

export const filters = {
  what: "Filters",
  placeholder: "Filter...",
  boxLabel: "Narrow the filters by name",
  kinds: {
    status: "Status",
    flow_templates: "Flow templates",
    clients: "Clients",
    client_groups: "Client groups",
    owner: "Owner",
  } satisfies Record<FilterKind, string>,
  statusEntries: { active: "In Progress", completed: "Completed" },
  groupNote: "The group lists only flow workspaces",
  none: "None yet",
  noMatch: "No name matches",
  finding: "Searching …",
  showAll: (n: number) => `Show all ${n}`,
  showFewer: "Show fewer",
  all: "All",
  slash: "/",
  last30Days: "Last 30 Days",
  period: "Period",
  applied: "Filters in use",
  remove: (name: string) => `Remove the filter ${name}`,
  underWay: "In progress",
  attention: "Priority review",
} as const;

export const overview = {
  stats: {
    title: "Quick Stats",
    activePets: "Active pets",
    yourTurn: "Your Turn",
    pending: "Pending",
    completed: "Completed",
  },
  recent: {
    title: "Recent Actions",
    viewAll: "View all",
    none: "No actions yet",
    unknownWorkspace: "Unknown Workspace",
    done: "Completed",
  },
  assistant: {
    title: "AI Assistant",
    analyze: "Analyze Documents",
    draft: "Draft Message",
    review: "Priority Review",
  },
} as const;
