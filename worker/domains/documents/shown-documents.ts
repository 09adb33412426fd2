import { and, eq, type SQL, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import type { Db } from "#db/client.ts";
import { documents, workspaces } from "#db/schema.ts";

import { readingOf } from "./internal/reading-state.ts";

/** A document that has a file and was not taken away. Written out, so that the partial indexes for them are found. */
export const isShown = sql`${documents.removedAt} is null and ${documents.currentNumber} > 0`;

/** What `isHandedBack` of the contracts says of a document, of the rows of `documents`. */
export const isHandedBack = sql`(${documents.status} = 'rejected' or ${documents.status} = 'needs-review' and ${documents.rejectionReason} is not null)`;

export const documentColumns = {
  document: documents,
  workspaceName: workspaces.name,
  arrivesOn: workspaces.arrivesOn,
};

/** Documents that people see, with the name of their journey; the access module says whose journey is read. */
export function shownDocuments(db: Db) {
  return db
    .select(documentColumns)
    .from(documents)
    .innerJoin(workspaces, eq(workspaces.id, documents.workspaceId))
    .where(isShown)
    .$dynamic();
}

export type DocumentRow = typeof documents.$inferSelect;
export type DocumentFound = { document: DocumentRow; workspaceName: string; arrivesOn: CalendarDate };

export function toDocument({ document, workspaceName, arrivesOn }: DocumentFound): Document {
  return {
    id: document.id,
    workspaceId: document.workspaceId,
    workspaceName,
    taskId: document.taskId,
    name: document.name,
    description: document.description,
    category: document.category,
    status: document.status,
    rejectionReason: document.rejectionReason,
    uploadedAt: document.uploadedAt,
    uploadedBy: document.uploadedByName,
    fileName: document.fileName,
    mediaType: document.mediaType,
    byteSize: document.byteSize,
    expiresOn: document.expiresOn,
    arrivesOn,
    reading: readingOf(document),
    version: document.version,
  };
}

/** The document of an id, which may be a subquery, as a statement of a batch. */
export function shownDocument(db: Db, documentId: number | SQL) {
  return db
    .select(documentColumns)
    .from(documents)
    .innerJoin(workspaces, eq(workspaces.id, documents.workspaceId))
    .where(and(sql`${documents.id} = ${documentId}`, isShown));
}
