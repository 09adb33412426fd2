import { and, eq, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { documents, documentVersions } from "#db/schema.ts";
import { withPatience } from "#worker/core/writing.ts";
import type { FileStore } from "#worker/ports/files/file-store.ts";
import type { TakenPaper } from "#worker/ports/papers/reading.ts";

import { isUnread } from "./internal/reading-state.ts";

/**
 * The file of a paper that waits to be read; null for any other. A try is counted before the file is handed out: one that
 * ends its reader does so three times at most.
 */
export async function takePaper(db: Db, files: FileStore, documentId: number): Promise<TakenPaper | null> {
  const begun = await withPatience(() => begin(db, documentId));
  if (!begun) return null;
  const file = await files.get(begun.fileKey);
  const bytes = file ? await new Response(file.body).arrayBuffer() : new ArrayBuffer(0);
  return { number: begun.number, bytes: new Uint8Array(bytes) };
}

async function begin(db: Db, documentId: number): Promise<{ number: number; fileKey: string } | undefined> {
  const [, [found]] = await db.batch([
    db
      .update(documents)
      .set({ textTries: sql`${documents.textTries} + 1` })
      .where(and(eq(documents.id, documentId), isUnread)),
    db
      .select({ number: documentVersions.number, fileKey: documentVersions.fileKey })
      .from(documents)
      .innerJoin(
        documentVersions,
        and(
          eq(documentVersions.documentId, documents.id),
          eq(documentVersions.number, documents.currentNumber),
        ),
      )
      .where(
        sql`${documents.id} = ${documentId} and ${documents.textNumber} < ${documents.currentNumber} and ${documents.mediaType} = 'application/pdf' and changes() = 1`,
      ),
  ]);
  return found;
}
