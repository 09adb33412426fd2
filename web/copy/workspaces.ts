import type { PetType } from "#contracts/workspaces/shapes.ts";

import { manyOf } from "./numbers.ts";
import { speciesName } from "./species.ts";

export const workspaces = {
  title: "Workspaces",
  count: (n: number) => manyOf(n, "workspace"),
  inProgress: "in progress",
  completed: "completed",
  layout: "Layout",
  grid: "Grid",
  list: "List",
  view: "View",
  viewOptions: "View options",
  /** The columns beside the list: their names, and how they go away. */
  panels: {
    filters: "Filters",
    collapseFilters: "Collapse the filters",
    overview: "Action Overview",
    collapseOverview: "Collapse the Action Overview",
  },
  create: "New workspace",
  export: "Export",
  sample: "Sample",
  card: {
    high: "High priority",
    departs: "Departs",
    completed: (day: string) => `Completed ${day}`,
    arrived: (day: string) => `Arrived ${day}`,
    actions: (n: number) => (n === 0 ? "No actions" : manyOf(n, "action")),
    progress: (done: number, total: number) => `${done} of ${total} tasks done`,
    unknownAirport: "–",
    invite: (name: string) => `Invite a customer to ${name}`,
  },
  /** The departure, counted in days from today. */
  countdown: (days: number) => {
    if (days === 0) return "today";
    if (days === 1) return "tomorrow";
    return days < 0 ? `${manyOf(-days, "day")} ago` : `in ${days} days`;
  },
  petType: (species: PetType) => (species === "other" ? "Pet" : speciesName(species)),
} as const;
