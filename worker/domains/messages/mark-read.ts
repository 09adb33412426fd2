import { and, eq, sql } from "drizzle-orm";

import { threadReaders } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { telling } from "#worker/core/news.ts";

/**
 * The caller has read a conversation up to a message; never back again, and never further than it goes. The others see
 * it in their open pages.
 */
export async function markRead(
  act: Act,
  { workspaceId, messageId }: { workspaceId: number; messageId: number },
): Promise<{ unread: number }> {
  const { userId } = act.who;
  await allowWorkspace(act, workspaceId, "view");
  const results = await act.write((db) => [
    telling(
      db.run(
        sql`insert into thread_readers (user_id, workspace_id, takes_part, unread, last_message_id, last_at, seen_message_id, seen_at)
          select ${userId}, t.workspace_id, 0, 0, t.last_message_id, t.last_at, min(${messageId}, t.last_message_id), ${act.now.getTime()}
          from message_threads t where t.workspace_id = ${workspaceId}
          on conflict (user_id, workspace_id) do update set
            seen_message_id = excluded.seen_message_id,
            seen_at = excluded.seen_at,
            unread = (select count(*) from messages m where m.workspace_id = thread_readers.workspace_id and m.id > excluded.seen_message_id and m.is_internal = 0 and m.author_id <> thread_readers.user_id)
          where excluded.seen_message_id > thread_readers.seen_message_id
          returning workspace_id`,
      ),
      (result) =>
        (result as { rows: unknown[] }).rows.length > 0 ? [{ topic: "messages", workspaceId }] : [],
    ),
    db
      .select({ unread: threadReaders.unread })
      .from(threadReaders)
      .where(and(eq(threadReaders.workspaceId, workspaceId), eq(threadReaders.userId, userId))),
  ]);
  return { unread: answerOf(results)[0]?.unread ?? 0 };
}
