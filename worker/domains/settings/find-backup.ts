import { and, eq } from "drizzle-orm";

import { backups } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import type { FileStore, StoredFile } from "#worker/ports/files/file-store.ts";

/** The file of a finished backup. @throws Fault `not_found`; `file_gone` where the bucket no longer has it. */
export async function findBackup(
  act: Act,
  files: FileStore,
  backupId: number,
): Promise<StoredFile & { fileName: string }> {
  const [[backup]] = await act.read((db) => [
    db
      .select()
      .from(backups)
      .where(and(eq(backups.id, backupId), eq(backups.status, "done"))),
  ]);
  if (!backup) throw new Fault("not_found");
  const file = await files.get(backup.fileKey);
  if (!file) throw new Fault("file_gone");
  return { ...file, fileName: backup.fileKey.replace("backups/", "") };
}
