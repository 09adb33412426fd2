import { and, eq, gt, isNull } from "drizzle-orm";

import { UNREAD_THREADS_MAX } from "#contracts/messages/terms.ts";
import { threadReaders, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

/** Journeys with something new for the caller, and how much. */
export async function listUnread(act: Act): Promise<{ workspaceId: number; unread: number }[]> {
  const [rows] = await act.read((db) => [
    db
      .select({ workspaceId: threadReaders.workspaceId, unread: threadReaders.unread })
      .from(threadReaders)
      .innerJoin(workspaces, and(eq(workspaces.id, threadReaders.workspaceId), isNull(workspaces.archivedAt)))
      .where(
        and(
          eq(threadReaders.userId, act.who.userId),
          gt(threadReaders.unread, 0),
          onlyOwn(act, db, threadReaders.workspaceId),
        ),
      )
      .orderBy(threadReaders.workspaceId)
      .limit(UNREAD_THREADS_MAX),
  ]);
  return rows;
}
