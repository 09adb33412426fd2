import { eq, sql } from "drizzle-orm";

import { initialsOf } from "#contracts/core/text.ts";
import type { Message } from "#contracts/messages.ts";
import type { Db } from "#db/client.ts";
import { messages, users } from "#db/schema.ts";

const NAMED = sql<string>`(select json_group_array(json_object('id', named.id, 'name', named.full_name)) from message_mentions m join users named on named.id = m.user_id where m.message_id = ${messages.id})`;

/** Messages with who wrote them and who is named in them. */
export function messageQuery(db: Db) {
  return db
    .select({ message: messages, authorName: users.fullName, mentions: NAMED })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .$dynamic();
}

export type MessageFound = Awaited<ReturnType<typeof messageQuery>>[number];

export function toMessage({ message, authorName, mentions }: MessageFound): Message {
  return {
    id: message.id,
    workspaceId: message.workspaceId,
    taskId: message.taskId,
    authorId: message.authorId,
    authorName,
    authorInitials: initialsOf(authorName),
    body: message.body,
    mentions: JSON.parse(mentions) as Message["mentions"],
    createdAt: message.createdAt,
  };
}
