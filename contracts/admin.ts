import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { emailAddress, Id, RequestId, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { InvitationState } from "./invites.ts";

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
export const AccountStatus = z.enum(ACCOUNT_STATUSES);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const Colleague = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  jobTitle: z.string().nullable(),
  isAdmin: z.boolean(),
  status: AccountStatus,
  /** Clients whose journeys this colleague is in charge of. */
  assignedUsers: z.number().int(),
  createdAt: Instant,
  /** Signing in takes a code from an app as well. */
  hasSecondStep: z.boolean(),
  /** The open invitation of one who has not joined yet; null where none is open. */
  invitation: z.object({ state: InvitationState, expiresAt: Instant }).nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

export const ColleaguePatch = z.object({
  colleagueId: Id,
  fullName: requiredText(LIMITS.name, "Full name is required").optional(),
  jobTitle: z.string().trim().max(LIMITS.name).nullable().optional(),
  isAdmin: z.boolean().optional(),
  status: AccountStatus.optional(),
  /** Who takes over the open work of one who is no longer active; the caller where nobody is named. */
  successorId: Id.optional(),
});
export type ColleaguePatch = z.infer<typeof ColleaguePatch>;

/** How many colleagues one call changes at once. */
export const COLLEAGUES_AT_ONCE = 100;

export const StatusChange = z.object({
  colleagueIds: z.array(Id).min(1).max(COLLEAGUES_AT_ONCE),
  status: z.enum(["active", "inactive"]),
  successorId: Id.optional(),
});
export type StatusChange = z.infer<typeof StatusChange>;

/** How many rows of a file one call adds; a longer file takes several. */
export const IMPORT_ROWS = 100;

export const ImportRow = z.object({
  fullName: requiredText(LIMITS.name, "Full name is required"),
  email: emailAddress("Please enter a valid email address"),
  jobTitle: z.string().trim().max(LIMITS.name).nullable(),
  isAdmin: z.boolean(),
  status: AccountStatus,
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ColleagueImport = z.object({
  rows: z.array(ImportRow).min(1).max(IMPORT_ROWS),
  /** Only says which addresses are taken. */
  isDryRun: z.boolean().default(false),
  requestId: RequestId.optional(),
});
export type ColleagueImport = z.infer<typeof ColleagueImport>;

/** Addresses of the rows, in lower case. */
export const ImportAnswer = z.object({ added: z.array(z.string()), taken: z.array(z.string()) });
export type ImportAnswer = z.infer<typeof ImportAnswer>;

export const Team = z.object({
  id: Id,
  name: z.string(),
  members: z.array(z.object({ id: Id, fullName: z.string(), initials: z.string() })),
  version: Version,
});
export type Team = z.infer<typeof Team>;

export const TEAM_MEMBERS_MAX = 500;

export const TeamDraft = z.object({
  name: requiredText(LIMITS.name, "Team name is required"),
  memberIds: z.array(Id).max(TEAM_MEMBERS_MAX, `At most ${TEAM_MEMBERS_MAX} members`),
  requestId: RequestId.optional(),
});
export type TeamDraft = z.infer<typeof TeamDraft>;

export const TeamPatch = TeamDraft.omit({ requestId: true }).extend({ teamId: Id, version: Version });
export type TeamPatch = z.infer<typeof TeamPatch>;

export const Client = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** How many pets. */
  pets: z.number().int(),
  status: AccountStatus,
  joined: Instant,
  groupName: z.string().nullable(),
  workspaces: z.number().int(),
  archivedAt: Instant.nullable(),
  version: Version,
});
export type Client = z.infer<typeof Client>;

export const adminRoutes = defineRoutes({
  colleagues: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/colleagues",
    summary: "Colleagues by name",
    input: PageInput,
    output: pageOf(Colleague),
  },
  updateColleague: {
    kind: "mutation",
    access: "admin",
    rest: "PATCH /admin/colleagues/:colleagueId",
    summary: "Change a colleague",
    input: ColleaguePatch,
    output: Colleague,
  },
  removeColleague: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /admin/colleagues/:colleagueId",
    summary:
      "Remove a colleague; their open work goes to the successor, or to the caller where none is named",
    input: z.object({ colleagueId: Id, successorId: Id.optional() }),
    output: z.object({ colleagueId: Id }),
  },
  resetSecondStep: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /admin/colleagues/:colleagueId/second-step",
    summary:
      "Take a lost authenticator app off a colleague's account, with its recovery codes, and sign them out everywhere",
    input: z.object({ colleagueId: Id }),
    output: Colleague,
  },
  setStatus: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues/status",
    summary: "Make several colleagues active or inactive; the open work of the latter goes to one successor",
    input: StatusChange,
    output: z.array(Colleague),
  },
  importColleagues: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues/import",
    summary: "Add colleagues from a file, row by row: one whose address is taken is left out and named",
    input: ColleagueImport,
    output: ImportAnswer,
  },
  teams: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/teams",
    summary: "Teams with their members",
    input: PageInput,
    output: pageOf(Team),
  },
  createTeam: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/teams",
    summary: "Make a team of colleagues",
    input: TeamDraft,
    output: Team,
    status: 201,
  },
  updateTeam: {
    kind: "mutation",
    access: "admin",
    rest: "PATCH /admin/teams/:teamId",
    summary: "Change the name and the members of a team",
    input: TeamPatch,
    output: Team,
  },
  removeTeam: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /admin/teams/:teamId",
    summary: "Remove a team; its members and its journeys stay, without it",
    input: z.object({ teamId: Id, version: Version }),
    output: z.object({ teamId: Id }),
  },
  clients: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/clients",
    summary: "Clients by name; the archived ones only where they are asked for",
    input: PageInput.extend({ isArchived: z.boolean().optional() }),
    output: pageOf(Client),
  },
});
