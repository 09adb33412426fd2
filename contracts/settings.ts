import * as z from "zod";

import { Branding } from "./branding.ts";
import { ClientDashboard } from "./client-dashboard.ts";
import { Instant } from "./core/dates.ts";
import { Id, Version } from "./core/fields.ts";
import { defineRoutes } from "./core/route.ts";
import { MemberRights } from "./members.ts";
import { ModuleSwitches } from "./modules.ts";
import { NOTIFICATION_KINDS, NotificationChannel, NotificationKind } from "./notifications.ts";
import { StaffPermissions } from "./permissions.ts";

/** How the company tells its people of things, until somebody chooses otherwise for themselves. */
export const MAIL_AUDIENCES = ["owners", "staff"] as const;
export const MailAudience = z.enum(MAIL_AUDIENCES);
export type MailAudience = z.infer<typeof MailAudience>;

export const MailDefaults = z.object({
  owners: z.record(z.enum(NOTIFICATION_KINDS), NotificationChannel),
  staff: z.record(z.enum(NOTIFICATION_KINDS), NotificationChannel),
});
export type MailDefaults = z.infer<typeof MailDefaults>;

/** How colleagues sign in; owners are free. */
export const SignInPolicy = z.object({ isSecondFactorRequired: z.boolean(), version: Version });
export type SignInPolicy = z.infer<typeof SignInPolicy>;

export const BACKUP_RHYTHMS = ["never", "daily", "weekly"] as const;
export const BACKUPS_KEPT_MAX = 90;
export const BackupPlan = z.object({
  every: z.enum(BACKUP_RHYTHMS),
  /** How many finished ones are kept. */
  keep: z.number().int().min(1, "Keep at least one").max(BACKUPS_KEPT_MAX, `At most ${BACKUPS_KEPT_MAX}`),
});
export type BackupPlan = z.infer<typeof BackupPlan>;
export const DEFAULT_BACKUP_PLAN: BackupPlan = { every: "daily", keep: 14 };

export const BACKUP_STATUSES = ["running", "done", "failed"] as const;
export const Backup = z.object({
  id: Id,
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  status: z.enum(BACKUP_STATUSES),
  byteSize: z.number().int(),
  rowCount: z.number().int(),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
});
export type Backup = z.infer<typeof Backup>;

export const Backups = z.object({ plan: BackupPlan, newest: z.array(Backup) });
export type Backups = z.infer<typeof Backups>;
/** No plan keeps more; failed ones come on top. */
export const BACKUPS_SHOWN = 100;

export const SERVICES = ["mail", "sms", "payments", "maps", "ai"] as const;
export const ServiceName = z.enum(SERVICES);
export type ServiceName = z.infer<typeof ServiceName>;

export const Service = z.object({
  name: ServiceName,
  /** `simulated` answers as the real one would and moves nothing. */
  state: z.enum(["configured", "simulated", "missing"]),
  /** What is set up, by its name: the model, the way mail goes out. */
  detail: z.string().nullable(),
});
export type Service = z.infer<typeof Service>;

export const ServiceTest = z.object({ isWorking: z.boolean(), message: z.string() });
export type ServiceTest = z.infer<typeof ServiceTest>;

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
