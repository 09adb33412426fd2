import { and, eq } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { counts } from "#db/schema.ts";

/** The counter the triggers keep. */
export function unreadOf(db: Db, userId: number) {
  return db
    .select({ unread: counts.n })
    .from(counts)
    .where(and(eq(counts.kind, "unread"), eq(counts.key, String(userId))));
}
