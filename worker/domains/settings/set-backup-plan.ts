import type { BackupPlan } from "#contracts/settings.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";

/** When backups are made and how many are kept; what is too many goes after the next one. */
export async function setBackupPlan(act: Act, plan: BackupPlan): Promise<BackupPlan> {
  await act.write((db) => [
    db
      .insert(settings)
      .values({ key: "backup_plan", value: plan, updatedAt: act.now })
      .onConflictDoUpdate({ target: settings.key, set: { value: plan, updatedAt: act.now } }),
    record(act, db, { kind: "setting.changed", subject: "Backup Settings", data: { after: { ...plan } } }),
  ]);
  return plan;
}
