import type { BackupPlan } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { keepSetting } from "#worker/core/settings.ts";

/** When backups are made and how many are kept; what is too many goes after the next one. */
export async function setBackupPlan(act: Act, plan: BackupPlan): Promise<BackupPlan> {
  await act.write((db) => [
    keepSetting(act, db, "backup_plan", plan),
    record(act, db, { kind: "setting.changed", subject: "Backup Settings", data: { after: { ...plan } } }),
  ]);
  return plan;
}
