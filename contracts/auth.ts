import * as z from "zod";

import { Id } from "./core/fields.ts";
import { defineRoutes } from "./core/route.ts";
import { Permission } from "./permissions.ts";

export const ROLES = ["customer", "staff", "admin"] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const CurrentUser = z.object({
  id: Id,
  fullName: z.string(),
  initials: z.string(),
  email: z.string(),
  role: Role,
  /** What the side panel calls the account. */
  accountLabel: z.string(),
  timeZone: z.string(),
  /** What of the table of permissions the caller holds; none for owners, who are not asked for them. */
  permissions: z.array(Permission),
  /** True on a demo deployment: the banner and the account switcher are shown. */
  demo: z.boolean(),
  /** The workspaces an owner takes part in, soonest departure first; empty for colleagues. */
  workspaceIds: z.array(Id),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/**
 * The accounts a visitor may take on where `DEMO_MODE` is set. The seed gives them these ids.
 * `administrator` is who a visitor without a session is.
 */
export const DEMO_ACCOUNTS = {
  administrator: 1,
  staff: 2,
  owner: 3,
  secondOwner: 4,
} as const;

export const DemoAccount = z.object({
  id: Id,
  fullName: z.string(),
  initials: z.string(),
  role: Role,
  workspaceIds: z.array(Id),
});
export type DemoAccount = z.infer<typeof DemoAccount>;

export const authRoutes = defineRoutes({
  me: {
    kind: "query",
    access: "signed-in",
    rest: "GET /user",
    summary: "The current user",
    input: z.object({}),
    output: CurrentUser,
  },
  demoAccounts: {
    kind: "query",
    access: "public",
    rest: "GET /demo/accounts",
    summary: "The accounts of a demo deployment; empty elsewhere",
    input: z.object({}),
    output: z.array(DemoAccount),
  },
});
