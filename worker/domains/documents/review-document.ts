import { and, count, eq, inArray, ne, sql } from "drizzle-orm";

import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";
import type { Document, DocumentStatus } from "#contracts/documents/shapes.ts";
import type { REVIEW_DECISIONS } from "#contracts/documents/terms.ts";
import type { NotificationType } from "#contracts/notifications/shapes.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import { documentReviews, documents, users } from "#db/schema.ts";
import { allowDocument, type DocumentRow, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf, type Statement } from "#worker/core/writing.ts";
import { concernQueries, concernsOf, inWords, isReadIn } from "#worker/domains/health/concerns-of.ts";
import { notifyMembers, notifyUser } from "#worker/domains/notifications/notify.ts";
import { papersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { advanceTask, isPayment, missingOf } from "#worker/domains/tasks/advance-task.ts";
import { runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";

import { wordsOf } from "./find-text.ts";
import { ifDocumentUnchanged } from "./internal/held.ts";
import { isShown, shownDocument, toDocument } from "./shown-documents.ts";

type Decision = (typeof REVIEW_DECISIONS)[number];
type Review = {
  documentId: number;
  version: number;
  decision: Decision;
  reason?: string | undefined;
  byEye?: boolean | undefined;
};

const OUTCOME = {
  approve: { status: "approved", kind: "document.approved", title: "Document approved", type: "success" },
  reject: { status: "rejected", kind: "document.rejected", title: "Document rejected", type: "error" },
  ask_changes: {
    status: "needs-review",
    kind: "document.changes_asked",
    title: "Changes needed",
    type: "warning",
  },
} as const satisfies Record<
  Decision,
  { status: DocumentStatus; kind: ActivityKind; title: string; type: NotificationType }
>;

/** Why nobody but a person who has looked can say that a paper is good, for a refusal and for the record. */
const UNKNOWN = {
  waiting: "It has not been read yet.",
  late: "It could not be read in time.",
  none: "No words of it are known.",
} as const;

/**
 * The company's word on a document. Where its to-do waits for review, the to-do moves with it: done once nothing of it
 * is left to look at, handed back with the reason when something has to be mended.
 * @throws Fault `not_found`; `stale_version`; `wrong_state` for one that is approved already; `invalid_input` for a
 * missing reason, which an approval takes where something speaks against the paper, and for a paper whose words are not
 * known and that nobody has compared by eye.
 */
export async function reviewDocument(act: Act, input: Review): Promise<Document> {
  const { decision } = input;
  if (decision !== "approve" && !input.reason) throw badFields({ reason: "Say what has to be mended" });
  return lookAgain(() => review(act, input));
}

async function review(act: Act, { documentId, version, decision, reason, byEye }: Review): Promise<Document> {
  const { document, task, workspace, also } = await allowDocument(act, documentId, "review", (db) => [
    othersToLookAt(db, documentId),
    ...runQueries(db, sql`(select d.workspace_id from documents d where d.id = ${documentId})`),
    ...concernQueries(db, documentId),
  ]);
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  if (document.version !== version) throw new Fault("stale_version");
  const outcome = OUTCOME[decision];
  if (decision === "approve" && document.status === "approved") {
    throw new Fault("wrong_state", "This document is approved already.");
  }
  const [[others], [found], steps, ...read] = also;
  const spokenOver: string[] = [];
  if (decision === "approve") {
    const words = wordsOf(document, isReadIn(read, document));
    const unknown = words === "read" ? [] : [UNKNOWN[words]];
    const against = concernsOf(act, read, { document, arrivesOn: workspace.arrivesOn }).map(inWords);
    if (unknown.length > 0 && byEye !== true)
      throw badFields({ byEye: `${unknown.join(" ")} Look at it by itself, and compare it by eye.` });
    if (against.length > 0 && !reason)
      throw badFields({ reason: `${against.join(" ")} Say why it is approved all the same.` });
    spokenOver.push(...unknown, ...against);
  }
  const overruled = spokenOver.length === 0 ? null : spokenOver.join(" ");
  /** Why something is approved stays with the company. */
  const told = decision === "approve" ? undefined : reason;
  const left = others?.n ?? 0;
  const run = toRun(found, steps);
  // A payment ends by money that has come, not by a paper about it.
  const waits = task !== null && isInReview(task) && !isPayment(task);
  const isWhole = waits && left === 0 && missingOf(task, run).length === 0;
  const event = waits && decision !== "approve" ? "sendBack" : isWhole ? "approve" : undefined;

  grant(act, "reviewDocuments");
  const results = await act.write((db) => [
    ifDocumentUnchanged(db, document),
    // Another of the to-do's documents may be looked at in the same moment.
    onlyIf(db, sql`${othersToLookAt(db, documentId)} = ${left}`),
    db
      .update(documents)
      .set({ status: outcome.status, rejectionReason: told ?? null, version: document.version + 1 })
      .where(eq(documents.id, documentId)),
    db.insert(documentReviews).values({
      documentId,
      number: document.currentNumber,
      decision,
      reason: reason ?? null,
      overruled,
      reviewerId: act.who.userId,
      createdAt: act.now,
    }),
    record(act, db, {
      kind: outcome.kind,
      workspaceId: document.workspaceId,
      taskId: document.taskId ?? undefined,
      documentId,
      subject: document.name,
      data: {
        before: { status: document.status },
        after: {
          status: outcome.status,
          ...(decision === "approve" && reason && { reason }),
          ...(overruled !== null && { overruled }),
        },
        ...(told ? { text: told } : {}),
      },
    }),
    ...tellPeople(act, db, document, workspace, { ...outcome, reason: told }),
    ...(task && event
      ? advanceTask(act, db, { task, workspace, run, event: { type: event }, reason: told })
      : []),
    shownDocument(db, documentId),
  ]);
  const [reviewed] = answerOf(results);
  if (!reviewed) throw new Fault("not_found");
  return toDocument(reviewed);
}

/** How many other documents of the same to-do nobody has looked at to the end. */
function othersToLookAt(db: Db, documentId: number) {
  return db
    .select({ n: count() })
    .from(documents)
    .where(
      and(
        sql`${documents.taskId} = (select it.task_id from documents as it where it.id = ${documentId})`,
        ne(documents.id, documentId),
        inArray(documents.status, ["pending", "needs-review"]),
        isShown,
      ),
    );
}

function tellPeople(
  act: Act,
  db: Db,
  document: DocumentRow,
  workspace: WorkspaceRow,
  word: { title: string; type: NotificationType; reason: string | undefined },
): Statement[] {
  const name = `“${document.name}” (${workspace.name})`;
  const news = {
    kind: "document",
    title: word.title,
    message: word.reason ? `${name}: ${word.reason}` : name,
    type: word.type,
    category: "document",
    workspaceId: workspace.id,
    taskId: document.taskId,
    at: act.now,
  } as const;
  return [
    notifyMembers(db, {
      ...news,
      audience: "owners",
      actionUrl: papersPage(workspace.id, document.taskId),
      except: act.who.userId,
    }),
    // A colleague who brought it for the owner waits for the answer too.
    notifyUser(db, {
      ...news,
      userId: document.uploadedById,
      actionUrl: staffPage(workspace.id),
      when: sql`${users.role} <> 'customer' and ${users.id} <> ${act.who.userId}`,
    }),
  ];
}
