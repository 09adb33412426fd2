import { ne } from "drizzle-orm";

import type { NotificationPreference } from "#contracts/notifications/shapes.ts";
import { notificationPreferences } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** What is told from now on; notifications that are there stay. */
export async function setPreference(
  act: Act,
  { kind, channel }: NotificationPreference,
): Promise<NotificationPreference> {
  const { userId } = act.who;
  await act.write((db) => [
    db
      .insert(notificationPreferences)
      .values({ userId, kind, channel, updatedAt: act.now })
      .onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.kind],
        set: { channel, updatedAt: act.now },
        setWhere: ne(notificationPreferences.channel, channel),
      }),
  ]);
  return { kind, channel };
}
