import type { NotificationChannel, NotificationKind } from "#contracts/notifications/shapes.ts";
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import type { MailDefaults } from "#contracts/settings/shapes.ts";
import type { Db } from "#db/client.ts";
import { settingQuery } from "#worker/core/settings.ts";

import { DEFAULT_CHANNELS, MAIL_DEFAULTS } from "./internal/channel.ts";

export { MAIL_DEFAULTS };

export function mailDefaultsQuery(db: Db) {
  return settingQuery(db, MAIL_DEFAULTS);
}

/** What the company has chosen over what the product does by itself. */
export function toMailDefaults(found: readonly { value: unknown }[]): MailDefaults {
  const chosen = (found[0]?.value ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const of = (audience: keyof typeof DEFAULT_CHANNELS) =>
    Object.fromEntries(
      NOTIFICATION_KINDS.map((kind) => {
        const said = NOTIFICATION_CHANNELS.find((channel) => channel === chosen[audience]?.[kind]);
        return [kind, said ?? DEFAULT_CHANNELS[audience][kind]];
      }),
    ) as Record<NotificationKind, NotificationChannel>;
  return { owners: of("owners"), staff: of("staff") };
}
