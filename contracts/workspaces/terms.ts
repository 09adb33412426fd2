export const PET_TYPES = [
  "dog",
  "cat",
  "bird",
  "rabbit",
  "fish",
  "reptile",
  "hamster",
  "ferret",
  "other",
] as const;

export const WORKSPACE_STATUSES = ["active", "in_progress", "completed", "pending"] as const;

/** How far a journey is, in the words that every screen has for it: its status, and what happens after its last step. */
export const WORKSPACE_STAGES = [
  "pending",
  "active",
  "in_progress",
  "ready",
  "arrived",
  "completed",
] as const;

export const PRIORITIES = ["high", "medium", "low"] as const;

/** What a person is to one journey. Who pays is a mark of its own: a payer keeps their role. */
export const MEMBER_ROLES = ["owner", "family", "vet", "ground_agent", "staff"] as const;

/** The five kinds of the filter panel, by the names the specification gives them. */
export const FILTER_KINDS = ["status", "flow_templates", "clients", "client_groups", "owner"] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

export const PERIODS = ["all", "last_30_days"] as const;
export const PERIOD_DAYS = 30;

export const WORKSPACE_SORTS = ["departure", "newest", "name"] as const;

/** Within a group the sort goes on. */
export const WORKSPACE_GROUPS = ["status", "destination", "assignee"] as const;

/** The most used entries of each kind that the filter panel offers. */
export const FACETS_SHOWN = 200;

/** How many actions an entry of the priority review names. */
export const REVIEW_ACTIONS = 3;
