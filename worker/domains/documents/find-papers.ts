import { and, eq, inArray, isNull } from "drizzle-orm";

import { LIMITS } from "#contracts/core/limits.ts";
import { documents, documentVersions, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";

import { isShown } from "./shown-documents.ts";

/** A document's current file, by its key in the store. */
export type Paper = { documentId: number; fileKey: string; fileName: string; uploadedAt: Date };

/**
 * The files of several documents, in the order they were asked for.
 * @throws Fault `not_found` where one of them is missing, removed or another's; `invalid_input` for too many at once.
 */
export async function findPapers(act: Act, documentIds: readonly number[]): Promise<Paper[]> {
  const ids = [...new Set(documentIds)];
  if (ids.length > LIMITS.archiveFiles) {
    throw badFields({ ids: `At most ${LIMITS.archiveFiles} documents fit into one archive` });
  }
  const [rows] = await act.read((db) => [
    db
      .select({
        documentId: documents.id,
        fileKey: documentVersions.fileKey,
        fileName: documentVersions.fileName,
        uploadedAt: documents.uploadedAt,
      })
      .from(documents)
      .innerJoin(workspaces, and(eq(workspaces.id, documents.workspaceId), isNull(workspaces.archivedAt)))
      .innerJoin(
        documentVersions,
        and(
          eq(documentVersions.documentId, documents.id),
          eq(documentVersions.number, documents.currentNumber),
        ),
      )
      .where(and(inArray(documents.id, ids), isShown, onlyOwn(act, db, documents.workspaceId))),
  ]);
  const found = new Map(rows.map((row) => [row.documentId, row]));
  if (found.size < ids.length) throw new Fault("not_found");
  return ids.flatMap((id) => found.get(id) ?? []);
}
