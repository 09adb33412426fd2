import { and, eq, inArray, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Message, messageRoutes } from "#contracts/messages.ts";
import type { Db } from "#db/client.ts";
import { messageMentions, messages, tasks, users } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { notifyMembers, notifyUsers } from "#worker/domains/notifications/notify.ts";

import { namedReaders } from "./internal/readers.ts";
import { messageQuery, toMessage } from "./message-rows.ts";

type Input = z.output<typeof messageRoutes.send.input>;

/** As much of a text as the log and a notification repeat; the message itself is whole. */
const REPEATED = { log: 1_000, news: 200 } as const;

/**
 * Writes to everybody of a journey, or a comment on one of its to-dos; the other side is told, and who is named.
 * @throws Fault `not_found` for a to-do of another journey, `invalid_input` where somebody is named who may not read it.
 */
export async function sendMessage(act: Act, input: Input): Promise<Message> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const named = [...new Set(input.mentions ?? [])].filter((id) => id !== act.who.userId);
  const { workspace, also } = await allowWorkspace(act, input.workspaceId, "write", (db) => [
    db
      .select({ id: tasks.id, title: tasks.title })
      .from(tasks)
      .where(and(eq(tasks.id, input.taskId ?? 0), eq(tasks.workspaceId, input.workspaceId))),
    namedReaders(act, db, input.workspaceId, named),
  ]);
  const [[task], readers] = also;
  if (input.taskId && !task) throw new Fault("not_found");
  if (readers.length < named.length) {
    const words = "Somebody is named who cannot read this";
    throw new Fault("invalid_input", `mentions: ${words}`, { mentions: words });
  }
  const audience = act.isStaff ? "owners" : "staff";
  const page = act.isStaff ? `/workspace/${workspace.id}/customer` : `/workspace/${workspace.id}`;
  const made = await act.writeOnce({ requestId, operation: "messages.send", body }, (db) => [
    db.insert(messages).values({
      workspaceId: workspace.id,
      taskId: task?.id ?? null,
      authorId: act.who.userId,
      body: input.body,
      createdAt: act.now,
      requestId,
    }),
    record(act, db, {
      kind: task ? "comment.added" : "message.sent",
      workspaceId: workspace.id,
      taskId: task?.id,
      subject: task?.title,
      data: { text: shortened(input.body, REPEATED.log) },
    }),
    notifyMembers(db, {
      workspaceId: workspace.id,
      taskId: task?.id ?? null,
      audience,
      kind: "message",
      except: [act.who.userId, ...named],
      title: task ? `New comment on “${task.title}”` : "New message",
      message: `${act.user.fullName} (${workspace.name}): ${shortened(input.body, REPEATED.news)}`,
      type: "info",
      category: task ? "task" : "system",
      actionUrl: page,
      at: act.now,
    }),
    ...(named.length === 0
      ? []
      : [
          db
            .insert(messageMentions)
            .select(
              db
                .select({ messageId: messages.id, userId: users.id })
                .from(messages)
                .innerJoin(users, inArray(users.id, named))
                .where(eq(messages.requestId, requestId)),
            ),
          notifyUsers(db, {
            workspaceId: workspace.id,
            taskId: task?.id ?? null,
            userIds: named,
            kind: "mention",
            title: `${act.user.fullName} mentioned you`,
            message: `${task ? `“${task.title}” (${workspace.name})` : workspace.name}: ${shortened(input.body, REPEATED.news)}`,
            type: "info",
            category: task ? "task" : "system",
            actionUrl: sql`iif(${users.role} = 'customer', ${`/workspace/${workspace.id}/customer`}, ${`/workspace/${workspace.id}`})`,
            at: act.now,
          }),
        ]),
    messageOf(db, requestId),
  ]);
  const [row] = made ? answerOf(made) : (await act.read((db) => [messageOf(db, requestId)]))[0];
  if (!row) throw new Fault("not_found");
  return toMessage(row);
}

function messageOf(db: Db, requestId: string) {
  return messageQuery(db).where(eq(messages.requestId, requestId));
}

function shortened(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join("")}…`;
}
