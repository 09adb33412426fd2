import { eq, sql } from "drizzle-orm";

import type { Document, UploadInput } from "#contracts/documents/shapes.ts";
import { documents, documentTexts, documentVersions } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import { record } from "#worker/core/record.ts";
import { sha256 } from "#worker/core/session.ts";
import { isUniqueConflict, onlyIf } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import type { FileStore } from "#worker/ports/files/file-store.ts";

import { cleanFileName } from "./internal/file-name.ts";
import { ifDocumentUnchanged } from "./internal/held.ts";
import { inspectFile, type Inspected } from "./internal/inspect-file.ts";
import { describeUpload, fileKeyOf, type Place, takePlace } from "./internal/uploads.ts";
import { shownDocument, toDocument } from "./shown-documents.ts";

type File = Omit<Inspected, "size"> & { fileKey: string; fileName: string; hash: string };

/** The rows an upload has made before its file arrived. */
type Begun = { documentId: number; number: number; name: string };

/**
 * Takes in a file: its rows first, then the file itself, then the word that it is there, so that no row people see is
 * without its file. It becomes the next version of the document it replaces, or of a to-do's paper that was handed back. The same
 * request again gives the same document, and finishes what an earlier attempt left half-way.
 * @throws Fault as `takePlace` and `inspectFile` do; `wrong_state` for the very file that was handed back; `request_reused`; `unavailable` where the file could not be stored.
 */
export async function uploadDocument(
  act: Act,
  files: FileStore,
  input: UploadInput,
  readBytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Document> {
  const fileKey = await fileKeyOf(act, input.requestId);
  const place = await takePlace(act, input, fileKey);
  const { mediaType, bytes } = await inspectFile(await readBytes());
  const file: File = {
    mediaType,
    bytes,
    fileKey,
    fileName: cleanFileName(input.fileName, mediaType),
    hash: await sha256(bytes.buffer),
  };
  if (!place.earlier) refuseUnchanged(place, file);
  const begun = place.earlier ? resumed(input, file, place) : await begin(act, input, file, place);
  if (!begun) return findFinished(act, fileKey);
  await store(files, file);
  const document = await finish(act, place, begun, fileKey);
  if (mediaType === "application/pdf") {
    act.circumstances.afterwards(act.circumstances.readPapers([document.id]));
  }
  return document;
}

/** What was handed back is not handed in again by sending the same bytes. */
function refuseUnchanged({ handedBack }: Place, { hash }: File): void {
  const same = handedBack.find(({ sha256 }) => sha256 === hash);
  if (!same) return;
  const why = same.reason ? `: “${same.reason}”` : "";
  throw new Fault(
    "wrong_state",
    `This is the very file that was handed back${why}. Choose another one, or write to us if it is right as it is.`,
  );
}

/** Null where the earlier attempt has come to its end. */
function resumed(input: UploadInput, file: File, { earlier, workspace }: Place): Begun | null {
  const isSame =
    earlier?.version.sha256 === file.hash &&
    earlier.version.fileName === file.fileName &&
    earlier.document.workspaceId === workspace.id &&
    (earlier.document.id === input.replaces || (earlier.document.taskId ?? undefined) === input.taskId);
  if (!earlier || !isSame) throw new Fault("request_reused");
  const { document, version } = earlier;
  if (document.currentNumber >= version.number) return null;
  return { documentId: document.id, number: version.number, name: document.name };
}

async function begin(act: Act, input: UploadInput, file: File, place: Place): Promise<Begun | null> {
  const described = describeUpload(input, place.task, file.fileName);
  const namesakes = place.returned.filter(({ name }) => name === described.name);
  const returned = place.replaced ?? (namesakes.length === 1 ? namesakes[0] : undefined);
  try {
    const results = await act.write((db) => [
      returned
        ? ifDocumentUnchanged(db, returned)
        : db.insert(documents).values({
            ...described,
            workspaceId: place.workspace.id,
            taskId: input.taskId ?? null,
            description: input.description ?? "",
            uploadedById: act.who.userId,
            uploadedAt: act.now,
            requestId: input.requestId,
          }),
      db.insert(documentVersions).values({
        documentId: returned?.id ?? sql`(select id from documents where request_id = ${input.requestId})`,
        number: returned
          ? sql`(select max(number) + 1 from document_versions where document_id = ${returned.id})`
          : 1,
        fileKey: file.fileKey,
        fileName: file.fileName,
        mediaType: file.mediaType,
        byteSize: file.bytes.byteLength,
        sha256: file.hash,
        uploadedById: act.who.userId,
        createdAt: act.now,
      }),
      db
        .select({ documentId: documentVersions.documentId, number: documentVersions.number })
        .from(documentVersions)
        .where(eq(documentVersions.fileKey, file.fileKey)),
    ]);
    const [made] = answerOf(results);
    if (!made) throw new Error("The upload's row is not there");
    return { ...made, name: returned?.name ?? described.name };
  } catch (error) {
    const isTwin =
      isUniqueConflict(error, "document_versions.file_key") ||
      isUniqueConflict(error, "documents.request_id");
    if (!isTwin) throw error;
    // Another attempt of the same request was faster, or somebody else has used its id.
    const now = await takePlace(act, input, file.fileKey);
    return resumed(input, file, now);
  }
}

async function store(files: FileStore, file: File): Promise<void> {
  try {
    await files.put(file.fileKey, file.bytes, { mediaType: file.mediaType, sha256: file.hash });
  } catch (error) {
    log({ event: "file not stored", error: describe(error) });
    throw new Fault("unavailable");
  }
}

async function finish(
  act: Act,
  { workspace, task }: Place,
  { documentId, number, name }: Begun,
  fileKey: string,
): Promise<Document> {
  try {
    const results = await act.write((db) => [
      onlyIf(
        db,
        sql`exists (select 1 from documents where id = ${documentId} and current_number < ${number} and removed_at is null)`,
      ),
      // Its words are those of the file before.
      db.delete(documentTexts).where(eq(documentTexts.documentId, documentId)),
      db
        .update(documents)
        .set({
          currentNumber: number,
          textTries: 0,
          status: "pending",
          rejectionReason: null,
          // The day is that of the paper before.
          expiresOn: null,
          uploadedAt: act.now,
          uploadedById: act.who.userId,
          version: sql`${documents.version} + 1`,
        })
        .where(eq(documents.id, documentId)),
      record(act, db, {
        kind: "document.uploaded",
        workspaceId: workspace.id,
        taskId: task?.id,
        documentId,
        subject: name,
        data: { after: { number } },
      }),
      notifyMembers(db, {
        audience: act.isStaff ? "owners" : "staff",
        kind: "document",
        title: number === 1 ? "Document uploaded" : "Document replaced",
        message: `${act.user.fullName} has uploaded “${name}” (${workspace.name}).`,
        type: "info",
        category: "document",
        workspaceId: workspace.id,
        taskId: task?.id ?? null,
        actionUrl: act.isStaff ? ownersPage(workspace.id) : staffPage(workspace.id),
        at: act.now,
        except: act.who.userId,
      }),
      shownDocument(db, documentId),
    ]);
    const [finished] = answerOf(results);
    if (!finished) throw new Fault("not_found");
    return toDocument(finished);
  } catch (error) {
    if (error instanceof CalledOff) return findFinished(act, fileKey);
    throw error;
  }
}

/** What the request has made, once its first attempt has finished it. */
async function findFinished(act: Act, fileKey: string): Promise<Document> {
  const [[found]] = await act.read((db) => [
    shownDocument(db, sql`(select document_id from document_versions where file_key = ${fileKey})`),
  ]);
  if (!found) throw new Fault("not_found");
  return toDocument(found);
}
