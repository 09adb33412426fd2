import { eq } from "drizzle-orm";

import type { NotificationPreference } from "#contracts/notifications/shapes.ts";
import { NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import { notificationPreferences } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

/** One for every kind: what the caller has chosen, or else what holds for people like them. */
export async function listPreferences(act: Act): Promise<NotificationPreference[]> {
  const [rows, company] = await act.read((db) => [
    db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, act.who.userId)),
    settingQuery(db, SETTINGS.mailDefaults.key),
  ]);
  const chosen = new Map(rows.map(({ kind, channel }) => [kind, channel]));
  const usual = SETTINGS.mailDefaults.of(company[0]?.value)[act.isStaff ? "staff" : "owners"];
  return NOTIFICATION_KINDS.map((kind) => ({ kind, channel: chosen.get(kind) ?? usual[kind] }));
}
