import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { fold } from "#contracts/core/text.ts";
import { type Connection, type Db, openDb } from "#db/client.ts";
import { documents, documentTexts, documentVersions } from "#db/schema.ts";
import type { Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { isCalledOff, onlyIf, withPatience } from "#worker/core/writing.ts";
import type { FileStore } from "#worker/ports/files/file-store.ts";
import { r2FileStore } from "#worker/ports/files/r2-file-store.ts";

import { pdfText } from "./internal/pdf/pdf-text.ts";

/** Papers one run of the clock reads; the next goes on. */
const PAPERS_A_RUN = 50;

/** As the index over what is left to read has it, word for word. */
const isUnread = sql`text_number < current_number and text_tries < 3 and media_type = 'application/pdf'`;

/** Reads what uploads have left unread, and what was there before papers were read. */
export async function readPapers(env: Env): Promise<void> {
  const connection = { url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN };
  const unread = await openDb(connection, "read")
    .select({ id: documents.id })
    .from(documents)
    .where(and(isUnread, isNull(documents.removedAt)))
    .orderBy(asc(documents.id))
    .limit(PAPERS_A_RUN);
  for (const { id } of unread) await readPaper(connection, r2FileStore(env.FILES), id);
}

/**
 * Keeps the words of a PDF for the search and the analysis. A try is counted before the file is touched: one that ends the
 * Worker itself does so three times at most. Never throws; what went wrong is in the log.
 */
export async function readPaper(connection: Connection, files: FileStore, documentId: number): Promise<void> {
  try {
    const db = openDb(connection, "write");
    const begun = await withPatience(() => begin(db, documentId));
    if (!begun) return;
    const file = await files.get(begun.fileKey);
    const text = file ? pdfText(new Uint8Array(await new Response(file.body).arrayBuffer())) : "";
    await withPatience(() => keep(db, documentId, begun.number, text));
  } catch (error) {
    if (!isCalledOff(error))
      log({ event: "paper not read", path: `documents/${documentId}`, error: describe(error) });
  }
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

async function keep(db: Db, documentId: number, number: number, text: string): Promise<void> {
  await db.batch([
    onlyIf(db, sql`exists (select 1 from documents where id = ${documentId} and current_number = ${number})`),
    db.delete(documentTexts).where(eq(documentTexts.documentId, documentId)),
    ...(text === ""
      ? []
      : [db.insert(documentTexts).values({ documentId, number, text, searchText: fold(text) })]),
    db.update(documents).set({ textNumber: number, textTries: 0 }).where(eq(documents.id, documentId)),
  ]);
}
