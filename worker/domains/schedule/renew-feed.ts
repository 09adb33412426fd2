import type { NewFeed } from "#contracts/schedule/shapes.ts";
import { calendarFeeds } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { newToken, sha256 } from "#worker/core/session.ts";

/** Makes the caller's private calendar address, in place of the one before. It is answered here and kept nowhere. */
export async function renewFeed(act: Act): Promise<NewFeed> {
  const token = newToken();
  const feed = { tokenHash: await sha256(token), createdAt: act.now };
  await act.write((db) => [
    db
      .insert(calendarFeeds)
      .values({ userId: act.who.userId, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed }),
    record(act, db, { kind: "feed.renewed", personId: act.who.userId }),
  ]);
  return { createdAt: act.now, address: `${act.circumstances.origin}/calendar/${token}.ics` };
}
