import { isSame } from "#contracts/core/same.ts";
import type { BackupPlan } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changing, readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** When backups are made and how many are kept; what is too many goes after the next one. */
export async function setBackupPlan(act: Act, plan: BackupPlan): Promise<BackupPlan> {
  const before = await readSetting(act, SETTINGS.backupPlan);
  if (isSame(before, plan)) return plan;
  await act.write((db) => changing(act, db, SETTINGS.backupPlan, before, plan));
  return plan;
}
