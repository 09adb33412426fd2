import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { NotificationChannel } from "#contracts/notifications/shapes.ts";
import { NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";

import { BACKUP_RHYTHMS, BACKUP_STATUSES, BACKUPS_KEPT_MAX, MAIL_AUDIENCES, SERVICES } from "./terms.ts";

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

/** What is set, from what is kept; nothing is asked for where nothing is. */
export const signInPolicyOf = (kept: unknown): SignInPolicy =>
  SignInPolicy.safeParse(kept).data ?? { isSecondFactorRequired: false, version: 0 };

export const BackupPlan = z.object({
  every: z.enum(BACKUP_RHYTHMS),
  /** How many finished ones are kept. */
  keep: z.number().int().min(1, "Keep at least one").max(BACKUPS_KEPT_MAX, `At most ${BACKUPS_KEPT_MAX}`),
});
export type BackupPlan = z.infer<typeof BackupPlan>;

export const backupPlanOf = (kept: unknown): BackupPlan =>
  BackupPlan.safeParse(kept).data ?? { every: "daily", keep: 14 };

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
