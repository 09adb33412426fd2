import { eq } from "drizzle-orm";

import { calendarFeeds } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** Whether the caller has a private calendar address. The address itself is not known any more. */
export async function findFeed(act: Act): Promise<{ createdAt: Date } | null> {
  const [[feed]] = await act.read((db) => [
    db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, act.who.userId)),
  ]);
  return feed ?? null;
}
