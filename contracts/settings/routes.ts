import * as z from "zod";

import { defineRoutes } from "#contracts/core/route.ts";
import { NotificationChannel, NotificationKind } from "#contracts/notifications/shapes.ts";
import { MemberRights } from "#contracts/workspaces/members-shapes.ts";

import { Branding } from "./branding-shapes.ts";
import { ClientDashboard } from "./client-dashboard-shapes.ts";
import { ModuleSwitches } from "./modules-shapes.ts";
import { StaffPermissions } from "./permissions-shapes.ts";
import {
  Backup,
  BackupPlan,
  Backups,
  MailAudience,
  MailDefaults,
  Service,
  ServiceName,
  ServiceTest,
  SignInPolicy,
} from "./shapes.ts";

export const settingRoutes = defineRoutes({
  mailDefaults: {
    kind: "query",
    access: "staff",
    summary: "How owners and colleagues are told of each kind of thing until they choose themselves",
    input: z.object({}),
    output: MailDefaults,
  },
  setMailDefault: {
    kind: "mutation",
    access: "admin",
    summary: "Choose how owners or colleagues are told of a kind of thing",
    input: z.object({ audience: MailAudience, kind: NotificationKind, channel: NotificationChannel }),
    output: z.object({ audience: MailAudience, kind: NotificationKind, channel: NotificationChannel }),
  },
  permissions: {
    kind: "query",
    access: "staff",
    summary: "What service staff may do",
    input: z.object({}),
    output: StaffPermissions,
  },
  setPermissions: {
    kind: "mutation",
    access: "admin",
    summary: "Say what service staff may do; administrators may do everything, whatever is said here",
    input: StaffPermissions,
    output: StaffPermissions,
  },
  memberRights: {
    kind: "query",
    access: "staff",
    summary: "What members of a journey may do, by their role in it",
    input: z.object({}),
    output: MemberRights,
  },
  setMemberRights: {
    kind: "mutation",
    access: "admin",
    summary: "Say what the roles in a journey may do; nothing beyond what a role may be given",
    input: MemberRights,
    output: MemberRights,
  },
  modules: {
    kind: "query",
    access: "staff",
    summary: "Which whole parts of the portal are on",
    input: z.object({}),
    output: ModuleSwitches,
  },
  setModules: {
    kind: "mutation",
    access: "admin",
    summary: "Switch whole parts of the portal on and off, for everybody; what they keep stays",
    input: ModuleSwitches,
    output: ModuleSwitches,
  },
  clientDashboard: {
    kind: "query",
    access: "staff",
    summary: "What owners see of their journeys, and what they are greeted with",
    input: z.object({}),
    output: ClientDashboard,
  },
  setClientDashboard: {
    kind: "mutation",
    access: "admin",
    summary: "Say what owners see of their journeys, and greet them; what is left out is not sent to them",
    input: ClientDashboard,
    output: ClientDashboard,
  },
  branding: {
    kind: "query",
    access: "staff",
    summary: "The company's name, logo and accent colour, as they are set",
    input: z.object({}),
    output: Branding,
  },
  setBranding: {
    kind: "mutation",
    access: "admin",
    summary: "Set the company's name, logo and accent colour; what is null is the portal's own",
    input: Branding,
    output: Branding,
  },
  signInPolicy: {
    kind: "query",
    access: "staff",
    summary: "Whether colleagues need a second step to sign in",
    input: z.object({}),
    output: SignInPolicy,
  },
  setSignInPolicy: {
    kind: "mutation",
    access: "admin",
    summary:
      "Ask every colleague for a second step, or no longer; whoever has none signs in anew and sets one up",
    input: SignInPolicy,
    output: SignInPolicy,
  },
  backups: {
    kind: "query",
    access: "admin",
    summary: "When backups are made, how many are kept, and the newest ones",
    input: z.object({}),
    output: Backups,
  },
  setBackupPlan: {
    kind: "mutation",
    access: "admin",
    summary: "Say when backups are made and how many are kept",
    input: BackupPlan,
    output: BackupPlan,
  },
  backUp: {
    kind: "mutation",
    access: "admin",
    summary: "Make a backup now",
    input: z.object({}),
    output: Backup,
  },
  services: {
    kind: "query",
    access: "staff",
    summary: "Which outside services are set up",
    input: z.object({}),
    output: z.array(Service),
  },
  testService: {
    kind: "mutation",
    access: "admin",
    summary: "Try an outside service and say what happened",
    input: z.object({ service: ServiceName }),
    output: ServiceTest,
  },
});
