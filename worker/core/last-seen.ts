import { and, eq, lt } from "drizzle-orm";

import { openDb } from "#db/client.ts";
import { sessions } from "#db/schema.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { describe, log } from "#worker/core/log.ts";

/** As exactly as the list of sessions and the time a session may lie unused need it; every request would be a write. */
const SEEN_EVERY_MS = 300_000;

/** Notes that a session is in use, after the answer has gone out. */
export function markSeen(circumstances: Circumstances, lastSeenAt: Date): void {
  const { claims, connection, now, ip, userAgent, place, afterwards, reference } = circumstances;
  const due = new Date(now.getTime() - SEEN_EVERY_MS);
  if (!claims?.tokenHash || lastSeenAt > due) return;
  const marking = openDb(connection, "write")
    .update(sessions)
    .set({ lastSeenAt: now, ip, userAgent, place })
    .where(and(eq(sessions.tokenHash, claims.tokenHash), lt(sessions.lastSeenAt, due)));
  afterwards(
    marking.catch((error: unknown) =>
      log({ event: "session not marked", reference, error: describe(error) }),
    ),
  );
}
