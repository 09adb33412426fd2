import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

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
});
export type Colleague = z.infer<typeof Colleague>;

export const ColleaguePatch = z.object({
  colleagueId: Id,
  fullName: requiredText(LIMITS.name, "Full name is required").optional(),
  jobTitle: z.string().trim().max(LIMITS.name).nullable().optional(),
  isAdmin: z.boolean().optional(),
  status: AccountStatus.optional(),
});
export type ColleaguePatch = z.infer<typeof ColleaguePatch>;

export const Team = z.object({
  id: Id,
  name: z.string(),
  members: z.array(z.object({ id: Id, fullName: z.string(), initials: z.string() })),
});
export type Team = z.infer<typeof Team>;

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
  teams: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/teams",
    summary: "Teams with their members",
    input: PageInput,
    output: pageOf(Team),
  },
  clients: {
    kind: "query",
    access: "staff",
    rest: "GET /admin/clients",
    summary: "Clients by name",
    input: PageInput,
    output: pageOf(Client),
  },
});
