import type { BackupPlan } from "./shapes.ts";

export const DEFAULT_BACKUP_PLAN: BackupPlan = { every: "daily", keep: 14 };
