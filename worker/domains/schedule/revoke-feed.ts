import { eq } from "drizzle-orm";

import { calendarFeeds } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";

/** Takes the caller's private calendar address out of use; calendars that read it are told that it is gone. */
export async function revokeFeed(act: Act): Promise<{ revoked: boolean }> {
  const [removed] = await act.write((db) => [
    db.delete(calendarFeeds).where(eq(calendarFeeds.userId, act.who.userId)).returning(),
    record(act, db, { kind: "feed.revoked", personId: act.who.userId }),
  ]);
  return { revoked: removed.length > 0 };
}
