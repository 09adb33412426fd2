import { and, eq, isNull, ne, type SQL } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { sessions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { telling } from "#worker/core/news.ts";

/** Signs the caller out where the condition holds; their live connections there end with it. */
export function endSessions(act: Act, db: Db, condition: SQL | undefined) {
  const statement = db
    .update(sessions)
    .set({ revokedAt: act.now })
    .where(and(eq(sessions.userId, act.who.userId), isNull(sessions.revokedAt), condition))
    .returning({ tokenHash: sessions.tokenHash });
  return telling(statement, (ended) =>
    (ended as { tokenHash: string }[]).map(({ tokenHash }) => ({ rights: "session", tokenHash })),
  );
}

/** Everywhere but in the browser that asks. */
export const elsewhere = (act: Act): SQL | undefined =>
  act.who.tokenHash === null ? undefined : ne(sessions.tokenHash, act.who.tokenHash);
