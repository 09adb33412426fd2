import { and, asc, isNull } from "drizzle-orm";

import { openDb } from "#db/client.ts";
import { documents } from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { queuePapers } from "#worker/ports/papers/paper-queue.ts";

import { isUnread } from "./internal/reading-state.ts";

/** Papers one run of the clock tells of; the next goes on. */
const PAPERS_A_RUN = 50;

/** Tells the reader again of what it has not read: a message of the queue may be lost, a reader may be ended. */
export async function queueUnreadPapers(env: Env): Promise<void> {
  const unread = await openDb(connectionOf(env), "read")
    .select({ id: documents.id })
    .from(documents)
    .where(and(isUnread, isNull(documents.removedAt)))
    // One that has ended its reader goes behind those that nobody has looked at.
    .orderBy(asc(documents.textTries), asc(documents.id))
    .limit(PAPERS_A_RUN);
  await queuePapers(
    env,
    unread.map(({ id }) => id),
  );
}
