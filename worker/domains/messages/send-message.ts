import { and, eq, inArray } from "drizzle-orm";
import type * as z from "zod";

import type { messageRoutes } from "#contracts/messages/routes.ts";
import type { Message } from "#contracts/messages/shapes.ts";
import type { Db } from "#db/client.ts";
import { documents, messages, tasks } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { isShown } from "#worker/domains/documents/shown-documents.ts";

import { namedReaders } from "./internal/readers.ts";
import { messageQuery, toMessage } from "./message-rows.ts";
import { messageStatements } from "./write-message.ts";

type Input = z.output<typeof messageRoutes.send.input>;

/**
 * Writes to everybody of a journey, or a comment on one of its to-dos; the other side is told, and who is named.
 * @throws Fault `not_found` for a to-do of another journey, `invalid_input` where nothing is said, where somebody is named
 * who may not read it, and where a file is not the journey's.
 */
export async function sendMessage(act: Act, input: Input): Promise<Message> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const named = [...new Set(input.mentions ?? [])].filter((id) => id !== act.who.userId);
  const documentIds = [...new Set(input.documentIds ?? [])];
  if (input.body === "" && documentIds.length === 0) throw refusal("body", "Write something first");
  const { workspace, also } = await allowWorkspace(act, input.workspaceId, "write", (db) => [
    db
      .select({ id: tasks.id, title: tasks.title })
      .from(tasks)
      .where(and(eq(tasks.id, input.taskId ?? 0), eq(tasks.workspaceId, input.workspaceId))),
    namedReaders(act, db, input.workspaceId, named),
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(inArray(documents.id, documentIds), eq(documents.workspaceId, input.workspaceId), isShown)),
    attemptQuery(db, requestId),
  ]);
  const [[task], readers, files, [before]] = also;
  if (input.taskId && !task) throw new Fault("not_found");
  if (readers.length < named.length) throw refusal("mentions", "Somebody is named who cannot read this");
  const attempt = { requestId, operation: "messages.send", body };
  // A file that was removed since does not undo what was sent with it.
  const isNew = !(await act.isRepeated(attempt, before));
  if (isNew && files.length < documentIds.length) {
    throw refusal("documentIds", "A file is not there any more");
  }
  const made = await act.writeOnce(attempt, (db) => [
    ...messageStatements(act, db, { ...body, workspace, task, named, documentIds, requestId }),
    messageOf(db, requestId),
  ]);
  const [row] = made ? answerOf(made) : (await act.read((db) => [messageOf(db, requestId)]))[0];
  if (!row) throw new Fault("not_found");
  return toMessage(row);
}

function refusal(field: string, words: string): Fault {
  return new Fault("invalid_input", `${field}: ${words}`, { [field]: words });
}

function messageOf(db: Db, requestId: string) {
  return messageQuery(db).where(eq(messages.requestId, requestId));
}
