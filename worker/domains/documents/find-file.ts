import { and, eq, type SQL, sql } from "drizzle-orm";

import type { MediaType } from "#contracts/documents/shapes.ts";
import { documentVersions } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { log } from "#worker/core/log.ts";
import type { FileStore, StoredFile } from "#worker/ports/files/file-store.ts";

/**
 * The file of a document that people see, or one it has had before.
 * @throws Fault `not_found` for a missing, a removed and another's document alike; `file_gone` where its file is no longer
 * stored; `unsupported_file` for a view of one whose scripts cannot be taken out.
 */
export async function findFile(
  act: Act,
  files: FileStore,
  {
    documentId,
    number,
    isView = false,
  }: { documentId: number; number?: number | undefined; isView?: boolean },
): Promise<StoredFile & { fileName: string; mediaType: MediaType }> {
  const { document, also } = await allowDocument(act, documentId, "view", (db) => [
    db
      .select()
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, documentId), isUsable(documentId, number))),
  ]);
  const [[version]] = also;
  if (document.removedAt !== null || !version) throw new Fault("not_found");
  const isPdf = version.mediaType === "application/pdf";
  const file = await (isView && isPdf ? files.getShown(version.fileKey) : files.get(version.fileKey));
  if (!file) {
    log({ event: "file gone", reference: act.circumstances.reference, path: `documents/${documentId}` });
    throw new Fault("file_gone");
  }
  if (isView && file.byteSize === 0) {
    throw new Fault(
      "unsupported_file",
      "This PDF has scripts in it and is not shown. Download it to look at it.",
    );
  }
  return { ...file, fileName: version.fileName, mediaType: version.mediaType };
}

/** A version whose file has arrived; the current one where none is named. */
function isUsable(documentId: number, number: number | undefined): SQL {
  const current = sql`(select current_number from documents where id = ${documentId})`;
  return number === undefined
    ? sql`${documentVersions.number} = ${current}`
    : sql`${documentVersions.number} = ${number} and ${number} <= ${current}`;
}
