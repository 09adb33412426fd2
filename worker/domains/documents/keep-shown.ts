import { and, eq } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { documentVersions } from "#db/schema.ts";
import type { FileStore } from "#worker/ports/files/file-store.ts";

/** Keeps the copy of a paper that is shown in its place; nothing where the paper is gone. */
export async function keepShown(
  db: Db,
  files: FileStore,
  { documentId, number, shown }: { documentId: number; number: number; shown: Uint8Array },
): Promise<void> {
  const [version] = await db
    .select({ fileKey: documentVersions.fileKey })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.number, number)));
  if (version) await files.putShown(version.fileKey, shown);
}
