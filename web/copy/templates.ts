import { TEMPLATE_DEFAULTS } from "#contracts/templates/terms.ts";

import { manyOf } from "./numbers.ts";

export const templates = {
  title: "Workflow Templates",
  subtitle: "Choose from pre-configured pet travel workflows",
  createCustom: "Create Custom Template",
  filtersLabel: "Which templates are shown",
  filters: {
    all: "All Templates",
    usa: "USA Destinations",
    international: "International",
    popular: "Most Popular",
  },
  filterCount: (n: number) => manyOf(n, "template"),
  popular: "Popular",
  template: "Chosen template",
  destination: "Destination",
  duration: "Duration",
  variable: TEMPLATE_DEFAULTS.estimatedDuration,
  documents: (n: number) => (n === 1 ? "required document" : "required documents"),
  steps: (n: number) => (n === 1 ? "step" : "steps"),
  success: "success rate",
  journeys: (n: number) => (n === 1 ? "journey" : "journeys"),
  use: "Use Template",
  empty: "No templates found",
  emptyHint: "Try adjusting your filter or create a custom template.",
  showAll: "Show all templates",
  /** Begins the sentence that says they could not be loaded. */
  what: "Templates",
} as const;

/** The choice of a template where the journey does not begin from one. */
export const startWorkspace = {
  title: "Choose a template",
  search: "Search templates by name or destination...",
} as const;

export const createWorkspace = {
  title: "Create New Pet Travel Workspace",
  close: "Close",
  petName: "Pet name",
  species: "Species",
  speciesUnsaid: "Not said yet",
  ownerName: "Owner name",
  ownerEmail: "Owner email",
  departureDate: "Planned departure date",
  departurePlaceholder: "Choose a date",
  openCalendar: "Choose a date in the calendar",
  notes: "Additional notes",
  optional: "(optional)",
  submit: "Create Workspace",
  submitting: "Creating Workspace...",
  unreadableDate: "Write the date as 31 Dec 2026 or 2026-12-31",
  tooEarly: (first: string) => `Choose a date from ${first} on`,
  summary: (n: number) =>
    n === 1 ? "One field needs your attention:" : `${NUMBERS[n] ?? n} fields need your attention:`,
  succeeded: "Workspace Created Successfully",
  succeededText: (name: string) => `${name} has been created and initial tasks have been assigned.`,
  open: "Open workspace",
  failed: "Creation Failed",
  failedText: "Unable to create workspace. Please try again.",
} as const;

const NUMBERS: Readonly<Record<number, string>> = { 2: "Two", 3: "Three", 4: "Four", 5: "Five" };
