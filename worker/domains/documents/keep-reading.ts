import { eq, type SQL, sql } from "drizzle-orm";

import { fold } from "#contracts/core/fold.ts";
import type { Db } from "#db/client.ts";
import { documents, documentTexts, users, workspaces } from "#db/schema.ts";
import { type News, newsIn, telling } from "#worker/core/news.ts";
import { record } from "#worker/core/record.ts";
import { isCalledOff, onlyIf, withPatience, type Statement } from "#worker/core/writing.ts";
import { notifyMembers, notifyUser } from "#worker/domains/notifications/notify.ts";
import { papersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import type { Reading } from "#worker/ports/papers/reading.ts";

import { WHAT_TO_DO } from "./internal/pdf/unreadable.ts";
import { MOST_TRIES } from "./internal/reading-state.ts";

type Read = { documentId: number; number: number; reading: Reading };
type Found = { document: typeof documents.$inferSelect; workspaceName: string };

/** Looks at a document that somebody changes in the same moment. */
const LOOKS = 4;

/**
 * Keeps what was read in a paper, for the search and the analysis; one that nobody can read is handed back with what to
 * do, unless somebody has decided on it. @returns what the open pages are told; nothing where another file has come since.
 */
export async function keepReading(db: Db, read: Read, now: Date): Promise<News[]> {
  for (let look = 1; ; look += 1) {
    const [found] = await db
      .select({ document: documents, workspaceName: workspaces.name })
      .from(documents)
      .innerJoin(workspaces, eq(workspaces.id, documents.workspaceId))
      .where(eq(documents.id, read.documentId));
    if (found?.document.currentNumber !== read.number || found.document.textNumber >= read.number) return [];
    try {
      return await withPatience(() => keep(db, found, read, now));
    } catch (error) {
      if (!isCalledOff(error) || look === LOOKS) throw error;
    }
  }
}

async function keep(db: Db, found: Found, { number, reading }: Read, now: Date): Promise<News[]> {
  const { id, workspaceId, version, status } = found.document;
  const text = reading.state === "read" ? reading.text : "";
  const { state } = reading;
  const reason = status !== "pending" || state === "read" || state === "late" ? null : WHAT_TO_DO[state];
  const statements = [
    onlyIf(
      db,
      sql`exists (select 1 from documents where id = ${id} and version = ${version} and current_number = ${number} and text_number < ${number})`,
    ),
    telling(db.delete(documentTexts).where(eq(documentTexts.documentId, id)), () => [
      { topic: "documents", workspaceId },
    ]),
    db
      .update(documents)
      .set(reading.state === "late" ? { textTries: MOST_TRIES } : { textNumber: number, textTries: 0 })
      .where(eq(documents.id, id)),
    ...(text === ""
      ? []
      : [db.insert(documentTexts).values({ documentId: id, number, text, searchText: fold(text) })]),
    ...(reason === null ? [] : handBack(db, found, reason, now)),
  ] as const;
  return newsIn(statements, await db.batch(statements));
}

/** Nobody has done it: it is the paper that says so. */
const BY_ITSELF = { claims: null, reference: "reader", ip: null };

function handBack(db: Db, { document, workspaceName }: Found, reason: string, at: Date): Statement[] {
  const { id, workspaceId, taskId, name, uploadedById, status } = document;
  const news = {
    kind: "document",
    title: "Document rejected",
    message: `“${name}” (${workspaceName}): ${reason}`,
    type: "warning",
    category: "document",
    workspaceId,
    taskId,
    at,
  } as const;
  const isColleague: SQL = sql`${users.role} <> 'customer'`;
  return [
    db
      .update(documents)
      .set({
        status: "rejected",
        rejectionReason: reason,
        version: sql`${documents.version} + 1`,
      })
      .where(eq(documents.id, id)),
    record({ now: at, circumstances: BY_ITSELF }, db, {
      kind: "document.rejected",
      workspaceId,
      taskId: taskId ?? undefined,
      documentId: id,
      subject: name,
      data: { before: { status }, after: { status: "rejected" }, text: reason },
    }),
    notifyMembers(db, { ...news, audience: "owners", actionUrl: papersPage(workspaceId, taskId) }),
    notifyUser(db, {
      ...news,
      userId: uploadedById,
      actionUrl: staffPage(workspaceId),
      when: isColleague,
    }),
  ];
}
