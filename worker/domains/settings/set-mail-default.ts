import { sql } from "drizzle-orm";

import type { NotificationChannel, NotificationKind } from "#contracts/notifications/shapes.ts";
import type { MailAudience } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { record } from "#worker/core/record.ts";
import { SETTINGS } from "#worker/core/settings.ts";

const { key, recorded } = SETTINGS.mailDefaults;

type Choice = { audience: MailAudience; kind: NotificationKind; channel: NotificationChannel };

/** One choice at a time, written into the others, so that two administrators do not undo each other's. */
export async function setMailDefault(act: Act, choice: Choice): Promise<Choice> {
  const { audience, kind, channel } = choice;
  const before = await readSetting(act, SETTINGS.mailDefaults);
  if (before[audience][kind] === channel) return choice;
  await act.write((db) => [
    db.run(
      sql`insert into settings (key, value, updated_at)
        values (${key}, json_object('owners', json_object(), 'staff', json_object()), ${act.now.getTime()})
        on conflict (key) do nothing`,
    ),
    db.run(
      sql`update settings
        set value = json_set(value, ${`$.${audience}.${kind}`}, ${channel}), updated_at = ${act.now.getTime()}
        where key = ${key}`,
    ),
    record(act, db, { ...recorded, data: { after: { ...choice } } }),
  ]);
  return choice;
}
