import { and, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";

import { isHandedBack } from "#contracts/documents/handed-back.ts";
import {
  DocumentCategory,
  type UploadInput,
  type WorkspaceDocumentType,
} from "#contracts/documents/shapes.ts";
import type { Db } from "#db/client.ts";
import { documentReviews, documents, documentVersions } from "#db/schema.ts";
import {
  type Allowed,
  allowTask,
  allowWorkspace,
  type DocumentRow,
  type TaskRow,
  type WorkspaceRow,
} from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";
import { isShown } from "#worker/domains/documents/shown-documents.ts";

import { stemOf } from "./file-name.ts";

/** Everything that is uploaded lies under it; the janitor looks nowhere else. */
export const UPLOADS = "uploads/";

export type VersionRow = typeof documentVersions.$inferSelect;

/** Where an upload belongs, and what is there already. */
export type Place = {
  workspace: Allowed<WorkspaceRow, "upload">;
  task: Allowed<TaskRow, "upload"> | null;
  /** What an earlier attempt of the same request has made. */
  earlier: { document: DocumentRow; version: VersionRow } | null;
  /** The document that was named to be replaced. */
  replaced: DocumentRow | undefined;
  /** Documents of the to-do that were handed back. */
  returned: DocumentRow[];
  /** The files that were handed back there, each with what has to be mended. */
  handedBack: { sha256: string; reason: string | null }[];
};

/** The object's key, the same for every attempt of one request and nobody's to guess or to choose. */
export async function fileKeyOf(act: Act, requestId: string): Promise<string> {
  return `${UPLOADS}${await sha256(`${act.who.userId}:${requestId}`)}`;
}

/**
 * @throws Fault `not_found`, `forbidden`, `invalid_input` for a to-do of another journey; for an owner `out_of_turn`
 * before the to-do's turn and `wrong_state` once it is done, and for another's or an approved document to be replaced.
 */
export async function takePlace(act: Act, input: UploadInput, fileKey: string): Promise<Place> {
  const alongside = (db: Db) =>
    [
      attemptOf(db, fileKey),
      returnedOf(db, input.taskId ?? null),
      replacedOf(db, input.workspaceId, input.replaces ?? null),
      handedBackOf(db, input),
    ] as const;
  if (input.taskId === undefined) {
    const { workspace, also } = await allowWorkspace(act, input.workspaceId, "upload", alongside);
    const earlier = also[0][0] ?? null;
    const replaced = replaceable(act, input, also[2][0], earlier !== null);
    return { workspace, task: null, earlier, replaced, returned: also[1], handedBack: also[3] };
  }
  const { workspace, task, also } = await allowTask(act, input.taskId, "upload", alongside);
  if (workspace.id !== input.workspaceId) {
    throw badFields({ taskId: "This action belongs to another journey" });
  }
  const earlier = also[0][0] ?? null;
  if (!act.isStaff && !earlier) {
    if (task.status === "pending" && workspace.isSequential) throw new Fault("out_of_turn");
    if (task.status === "completed") throw new Fault("wrong_state", "This to-do is done already.");
  }
  const replaced = replaceable(act, input, also[2][0], earlier !== null);
  return { workspace, task, earlier, replaced, returned: also[1], handedBack: also[3] };
}

/** What is named to be replaced, where the caller may; what an earlier attempt has replaced already is not asked again. */
function replaceable(
  act: Act,
  { replaces }: UploadInput,
  found: DocumentRow | undefined,
  isAttempted: boolean,
): DocumentRow | undefined {
  if (replaces === undefined || isAttempted) return undefined;
  if (!found) throw new Fault("not_found");
  if (act.isStaff) return found;
  if (found.uploadedById !== act.who.userId && !isHandedBack(found)) {
    throw new Fault("forbidden", "Only the person who uploaded a document may replace it.");
  }
  if (found.status === "approved") throw new Fault("wrong_state", "An approved document cannot be replaced.");
  return found;
}

function replacedOf(db: Db, workspaceId: number, documentId: number | null) {
  return db
    .select()
    .from(documents)
    .where(and(sql`${documents.id} = ${documentId}`, eq(documents.workspaceId, workspaceId), isShown));
}

/**
 * Of the place that an upload is for: removed ones too, and those before the newest. What belongs to no to-do and replaces
 * nothing is compared with what waits to be mended alone.
 */
function handedBackOf(db: Db, { workspaceId, taskId, replaces }: UploadInput) {
  const isLoose = taskId === undefined && replaces === undefined;
  return db
    .select({
      sha256: documentVersions.sha256,
      reason: sql<string | null>`coalesce(${documentReviews.reason}, ${documents.rejectionReason})`,
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .leftJoin(
      documentReviews,
      and(
        eq(documentReviews.documentId, documents.id),
        eq(documentReviews.number, documentVersions.number),
        ne(documentReviews.decision, "approve"),
      ),
    )
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        replaces === undefined ? sql`${documents.taskId} is ${taskId ?? null}` : eq(documents.id, replaces),
        ne(documents.status, "approved"),
        or(
          isLoose ? undefined : isNotNull(documentReviews.id),
          and(eq(documentVersions.number, documents.currentNumber), isNotNull(documents.rejectionReason)),
        ),
      ),
    );
}

function attemptOf(db: Db, fileKey: string) {
  return db
    .select({ document: documents, version: documentVersions })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documentVersions.fileKey, fileKey));
}

function returnedOf(db: Db, taskId: number | null) {
  return db
    .select()
    .from(documents)
    .where(
      and(
        sql`${documents.taskId} = ${taskId}`,
        inArray(documents.status, ["rejected", "needs-review"]),
        isShown,
      ),
    );
}

/** What a new document is called and where it is filed: by the person, else by its to-do, else by its file. */
export function describeUpload(
  input: UploadInput,
  task: TaskRow | null,
  fileName: string,
): { name: string; category: DocumentCategory | null; type: WorkspaceDocumentType } {
  const planned = DocumentCategory.safeParse(task?.settings?.category);
  const category = input.category ?? (planned.success ? planned.data : null);
  return {
    name: input.name ?? task?.settings?.documentName ?? task?.title ?? stemOf(fileName),
    category,
    type: typeOf(category),
  };
}

/** What the workspace shows it as. */
export function typeOf(category: DocumentCategory | null): WorkspaceDocumentType {
  return category === "health" || category === "vaccination" ? category : "travel";
}
