export const ADMIN_SECTIONS = [
  "Colleagues",
  "Clients",
  "Teams",
  "Workspace Tags",
  "Connectors",
  "Customize Email Domain",
  "Single Sign On",
  "Advanced Features",
  "Permissions",
  "Client Dashboard",
  "Branding",
  "Modules",
] as const;

/** What the table shows for a colleague without a job title. */
export const DEFAULT_JOB_TITLE = "Co-founder";

export const ACCOUNT_STATUSES = ["active", "inactive", "pending"] as const;

/** How many colleagues one call changes at once. */
export const COLLEAGUES_AT_ONCE = 100;

/** How many rows of a file one call adds; a longer file takes several. */
export const IMPORT_ROWS = 100;

export const TEAM_MEMBERS_MAX = 500;
