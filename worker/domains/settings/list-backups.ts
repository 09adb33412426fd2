import { desc } from "drizzle-orm";

import type { Backup, Backups } from "#contracts/settings/shapes.ts";
import { BACKUPS_SHOWN } from "#contracts/settings/terms.ts";
import { backups } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

/** The plan and the newest backups, failed ones too. */
export async function listBackups(act: Act): Promise<Backups> {
  const [[plan], rows] = await act.read((db) => [
    settingQuery(db, SETTINGS.backupPlan.key),
    db.select().from(backups).orderBy(desc(backups.startedAt), desc(backups.id)).limit(BACKUPS_SHOWN),
  ]);
  return { plan: SETTINGS.backupPlan.of(plan?.value), newest: rows.map(toBackup) };
}

export function toBackup(row: typeof backups.$inferSelect): Backup {
  const { id, startedAt, finishedAt, status, byteSize, rowCount, error } = row;
  return { id, startedAt, finishedAt, status, byteSize, rowCount, error };
}
