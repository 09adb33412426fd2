import { and, asc, eq, lt } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import { REMOVED_KEPT_DAYS } from "#contracts/removed/terms.ts";
import { openDb } from "#db/client.ts";
import { documents, documentVersions } from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { r2FileStore } from "#worker/ports/files/r2-file-store.ts";

const DOCUMENTS_A_RUN = 200;

/** Deletes for good, with every file they had, the documents that were removed and not missed for a month. */
export async function deleteRemovedDocuments(env: Env, now: Date): Promise<void> {
  const db = openDb(connectionOf(env), "write");
  const isForgotten = lt(documents.removedAt, new Date(now.getTime() - REMOVED_KEPT_DAYS * DAY_MS));
  const forgotten = await db
    .select({ id: documents.id })
    .from(documents)
    .where(isForgotten)
    .orderBy(asc(documents.removedAt))
    .limit(DOCUMENTS_A_RUN);
  for (const { id } of forgotten) {
    const versions = await db
      .select({ fileKey: documentVersions.fileKey })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, id));
    // The row first, and only if it has not come back: a file without a row is swept, a row without its file is a loss.
    const gone = await db
      .delete(documents)
      .where(and(eq(documents.id, id), isForgotten))
      .returning({ id: documents.id });
    if (gone.length === 1) await r2FileStore(env.FILES).remove(versions.map(({ fileKey }) => fileKey));
  }
}
