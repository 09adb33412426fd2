import { eq } from "drizzle-orm";

import { initialsOf } from "#contracts/core/text.ts";
import type { Message } from "#contracts/messages.ts";
import type { Db } from "#db/client.ts";
import { messages, users } from "#db/schema.ts";

/** Messages with who wrote them. */
export function messageQuery(db: Db) {
  return db
    .select({ message: messages, authorName: users.fullName })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .$dynamic();
}

export type MessageFound = Awaited<ReturnType<typeof messageQuery>>[number];

export function toMessage({ message, authorName }: MessageFound): Message {
  return {
    id: message.id,
    workspaceId: message.workspaceId,
    taskId: message.taskId,
    authorId: message.authorId,
    authorName,
    authorInitials: initialsOf(authorName),
    body: message.body,
    createdAt: message.createdAt,
  };
}
