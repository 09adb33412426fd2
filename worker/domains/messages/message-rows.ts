import { eq, sql } from "drizzle-orm";

import { initialsOf } from "#contracts/core/text.ts";
import type { Message } from "#contracts/messages/shapes.ts";
import type { Db } from "#db/client.ts";
import { documents, messages, users } from "#db/schema.ts";

const NAMED = sql<string>`(select json_group_array(json_object('id', named.id, 'name', named.full_name)) from message_mentions m join users named on named.id = m.user_id where m.message_id = ${messages.id})`;

/** Papers that were taken away since are not shown any more. */
const FILES = sql<string>`(select json_group_array(json_object('documentId', ${documents.id}, 'name', ${documents.name}, 'fileName', ${documents.fileName}, 'mediaType', ${documents.mediaType}, 'byteSize', ${documents.byteSize})) from message_files f join documents on ${documents.id} = f.document_id where f.message_id = ${messages.id} and ${documents.removedAt} is null and ${documents.currentNumber} > 0)`;

/** Messages with who wrote them, who is named in them, and what goes with them. */
export function messageQuery(db: Db) {
  return db
    .select({ message: messages, authorName: users.fullName, mentions: NAMED, files: FILES })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .$dynamic();
}

export type MessageFound = Awaited<ReturnType<typeof messageQuery>>[number];

export function toMessage({ message, authorName, mentions, files }: MessageFound): Message {
  return {
    id: message.id,
    workspaceId: message.workspaceId,
    taskId: message.taskId,
    authorId: message.authorId,
    authorName,
    authorInitials: initialsOf(authorName),
    body: message.body,
    mentions: JSON.parse(mentions) as Message["mentions"],
    files: JSON.parse(files) as Message["files"],
    createdAt: message.createdAt,
  };
}
