import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type * as z from "zod";

import type { messageRoutes } from "#contracts/messages/routes.ts";
import type { Conversation } from "#contracts/messages/shapes.ts";
import type { Db } from "#db/client.ts";
import { messages, threadReaders, users } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { messageQuery, toMessage } from "./message-rows.ts";

/** As many readers as are told of. */
const READERS_SHOWN = 50;

const columns = { key: messages.createdAt, id: messages.id };

/** Newest first, without what colleagues say among themselves, whoever asks. */
export async function listMessages(
  act: Act,
  input: z.output<typeof messageRoutes.list.input>,
): Promise<Conversation> {
  const { workspaceId, taskId, limit, cursor } = input;
  const { also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    messageQuery(db)
      .where(
        and(
          eq(messages.workspaceId, workspaceId),
          eq(messages.isInternal, false),
          taskId === undefined ? undefined : eq(messages.taskId, taskId),
          after(columns, placeOf(cursor), "descending"),
        ),
      )
      .orderBy(desc(columns.key), desc(columns.id))
      .limit(limit + 1),
    seenIn(db, workspaceId),
    db
      .select({ unread: threadReaders.unread })
      .from(threadReaders)
      .where(and(eq(threadReaders.workspaceId, workspaceId), eq(threadReaders.userId, act.who.userId))),
  ]);
  const [rows, seen, [mine]] = also;
  return {
    ...toPage(rows, limit, toMessage, ({ message }) => ({
      key: message.createdAt.getTime(),
      id: message.id,
    })),
    seen: seen.map(({ userId, name, messageId, at }) => ({
      name,
      isMe: userId === act.who.userId,
      messageId,
      at,
    })),
    unread: mine?.unread ?? 0,
  };
}

function seenIn(db: Db, workspaceId: number) {
  return db
    .select({
      userId: threadReaders.userId,
      name: users.fullName,
      messageId: threadReaders.seenMessageId,
      at: sql<Date>`${threadReaders.seenAt}`.mapWith(threadReaders.seenAt),
    })
    .from(threadReaders)
    .innerJoin(users, eq(users.id, threadReaders.userId))
    .where(
      and(
        eq(threadReaders.workspaceId, workspaceId),
        isNotNull(threadReaders.seenAt),
        gt(threadReaders.seenMessageId, 0),
      ),
    )
    .orderBy(desc(threadReaders.seenAt))
    .limit(READERS_SHOWN);
}
