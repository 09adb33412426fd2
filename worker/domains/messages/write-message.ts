import { eq, inArray, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { documents, messageFiles, messageMentions, messages, users } from "#db/schema.ts";
import type { Allowed, WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers, notifyUsers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { gistOf } from "./internal/gist.ts";

/** As much of a text as the log and a notification repeat; the message itself is whole. */
const REPEATED = { log: 1_000, news: 200 } as const;

/** What stands in for the words of a message that is nothing but files. */
const FILES_ALONE = "Sent a file";

export type Written = {
  workspace: Allowed<WorkspaceRow, "write">;
  /** The to-do it is a comment on. */
  task?: { id: number; title: string } | undefined;
  body: string;
  /** Ids of those who are named in it and may read it. */
  named?: readonly number[];
  /** Ids of documents of the same journey. */
  documentIds?: readonly number[];
  requestId: string;
};

/** A message, its line in the log, and the news for the other side and for who is named, as statements of one batch. */
export function messageStatements(act: Act, db: Db, written: Written): [Statement, ...Statement[]] {
  const { workspace, task, body, named = [], documentIds = [], requestId } = written;
  const words = body === "" ? FILES_ALONE : body;
  const place = { workspaceId: workspace.id, taskId: task?.id ?? null };
  const pages = { staff: staffPage(workspace.id), owners: ownersPage(workspace.id) };
  const about = { ...place, type: "info", category: task ? "task" : "system", at: act.now } as const;
  const message = db.insert(messages).values({
    ...place,
    authorId: act.who.userId,
    body,
    createdAt: act.now,
    requestId,
  });
  return [
    message,
    record(act, db, {
      kind: task ? "comment.added" : "message.sent",
      workspaceId: workspace.id,
      taskId: task?.id,
      subject: task?.title,
      data: { text: gistOf(words, REPEATED.log) },
    }),
    notifyMembers(db, {
      ...about,
      workspaceId: workspace.id,
      audience: act.isStaff ? "owners" : "staff",
      kind: "message",
      except: [act.who.userId, ...named],
      title: task ? `New comment on “${task.title}”` : "New message",
      message: `${act.user.fullName} (${workspace.name}): ${gistOf(words, REPEATED.news)}`,
      actionUrl: act.isStaff ? pages.owners : pages.staff,
    }),
    ...(documentIds.length === 0 ? [] : [attached(db, documentIds, requestId)]),
    ...(named.length === 0
      ? []
      : [
          mentioned(db, named, requestId),
          notifyUsers(db, {
            ...about,
            userIds: named,
            kind: "mention",
            title: `${act.user.fullName} mentioned you`,
            message: `${task ? `“${task.title}” (${workspace.name})` : workspace.name}: ${gistOf(words, REPEATED.news)}`,
            actionUrl: sql`iif(${users.role} = 'customer', ${pages.owners}, ${pages.staff})`,
          }),
        ]),
  ];
}

function attached(db: Db, documentIds: readonly number[], requestId: string) {
  return db.insert(messageFiles).select(
    db
      .select({ messageId: messages.id, documentId: documents.id })
      .from(messages)
      .innerJoin(documents, inArray(documents.id, [...documentIds]))
      .where(eq(messages.requestId, requestId)),
  );
}

function mentioned(db: Db, named: readonly number[], requestId: string) {
  return db.insert(messageMentions).select(
    db
      .select({ messageId: messages.id, userId: users.id })
      .from(messages)
      .innerJoin(users, inArray(users.id, [...named]))
      .where(eq(messages.requestId, requestId)),
  );
}
