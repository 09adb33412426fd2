import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Page } from "#contracts/core/paging.ts";
import type { messageRoutes } from "#contracts/messages/routes.ts";
import type { Thread } from "#contracts/messages/shapes.ts";
import { MESSAGE_GIST } from "#contracts/messages/terms.ts";
import type { Db } from "#db/client.ts";
import { messages, messageThreads, tasks, threadReaders, users, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { gistOf } from "./internal/gist.ts";

type Filter = z.output<typeof messageRoutes.inbox.input>;

/** The caller's own threads with unread ones first, or the company's with those first that wait; the latest first in each. */
export async function listInbox(act: Act, filter: Filter): Promise<Page<Thread>> {
  const [rows] = await act.read((db) => [
    filter.scope === "mine" ? mine(db, act.who.userId, filter) : ofAll(db, act.who.userId, filter),
  ]);
  return toPage(rows, filter.limit, toThread, ({ key, workspace }) => ({ key: key ?? 0, id: workspace.id }));
}

const SHOWN = {
  workspace: workspaces,
  isWaiting: messageThreads.isWaiting,
  unread: sql<number>`ifnull(${threadReaders.unread}, 0)`,
  message: messages,
  authorName: users.fullName,
  taskTitle: tasks.title,
  files: sql<number>`(select count(*) from message_files f where f.message_id = ${messages.id})`,
} as const;

function mine(db: Db, userId: number, { limit, cursor }: Filter) {
  const columns = { key: threadReaders.inboxKey, id: threadReaders.workspaceId };
  return db
    .select({ ...SHOWN, key: threadReaders.inboxKey })
    .from(threadReaders)
    .innerJoin(messageThreads, eq(messageThreads.workspaceId, threadReaders.workspaceId))
    .innerJoin(workspaces, and(eq(workspaces.id, threadReaders.workspaceId), isNull(workspaces.archivedAt)))
    .innerJoin(messages, eq(messages.id, messageThreads.lastMessageId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .leftJoin(tasks, eq(tasks.id, messages.taskId))
    .where(
      and(
        eq(threadReaders.userId, userId),
        isNotNull(threadReaders.inboxKey),
        after(columns, placeOf(cursor), "ascending"),
      ),
    )
    .orderBy(asc(columns.key), asc(columns.id))
    .limit(limit + 1);
}

function ofAll(db: Db, userId: number, { limit, cursor }: Filter) {
  const columns = { key: messageThreads.inboxKey, id: messageThreads.workspaceId };
  return db
    .select({ ...SHOWN, key: sql<number | null>`${messageThreads.inboxKey}` })
    .from(messageThreads)
    .innerJoin(workspaces, and(eq(workspaces.id, messageThreads.workspaceId), isNull(workspaces.archivedAt)))
    .innerJoin(messages, eq(messages.id, messageThreads.lastMessageId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .leftJoin(
      threadReaders,
      and(eq(threadReaders.workspaceId, messageThreads.workspaceId), eq(threadReaders.userId, userId)),
    )
    .leftJoin(tasks, eq(tasks.id, messages.taskId))
    .where(after(columns, placeOf(cursor), "ascending"))
    .orderBy(asc(columns.key), asc(columns.id))
    .limit(limit + 1);
}

function toThread(row: Awaited<ReturnType<typeof mine>>[number]): Thread {
  const { workspace, message } = row;
  return {
    workspaceId: workspace.id,
    workspaceName: workspace.name,
    ownerName: workspace.ownerName,
    assignedTo: workspace.assignedToName,
    unread: row.unread,
    isWaiting: row.isWaiting,
    last: {
      authorName: row.authorName,
      text: gistOf(message.body, MESSAGE_GIST),
      taskTitle: row.taskTitle,
      files: row.files,
      at: message.createdAt,
    },
  };
}
