import { and, asc, eq, inArray, type SQL } from "drizzle-orm";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Db } from "#db/client.ts";
import { documents, documentVersions, workspaces } from "#db/schema.ts";
import { allowWorkspace, onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { mayBeOpened } from "#worker/core/archived.ts";
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
    papers(act, db, and(inArray(documents.id, ids), onlyOwn(act, db, documents.workspaceId))),
  ]);
  const found = new Map(rows.map((row) => [row.documentId, row]));
  if (found.size < ids.length) throw new Fault("not_found");
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * The approved files of a journey, oldest first.
 * @throws Fault `not_found` for another's journey, and where nothing of it is approved; `invalid_input` for too many.
 */
export async function findApprovedPapers(
  act: Act,
  workspaceId: number,
): Promise<{ workspaceName: string; papers: Paper[] }> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    papers(act, db, and(eq(documents.workspaceId, workspaceId), eq(documents.status, "approved")))
      .orderBy(asc(documents.uploadedAt), asc(documents.id))
      .limit(LIMITS.packetFiles + 1),
  ]);
  const [approved] = also;
  if (approved.length === 0) throw new Fault("not_found", "No paper of this journey is approved yet.");
  if (approved.length > LIMITS.packetFiles) {
    throw badFields({ workspaceId: `At most ${LIMITS.packetFiles} documents fit into one archive` });
  }
  return { workspaceName: workspace.name, papers: approved };
}

function papers(act: Act, db: Db, which: SQL | undefined) {
  return db
    .select({
      documentId: documents.id,
      fileKey: documentVersions.fileKey,
      fileName: documentVersions.fileName,
      uploadedAt: documents.uploadedAt,
    })
    .from(documents)
    .innerJoin(workspaces, eq(workspaces.id, documents.workspaceId))
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.number, documents.currentNumber),
      ),
    )
    .where(and(which, mayBeOpened(act), isShown));
}
