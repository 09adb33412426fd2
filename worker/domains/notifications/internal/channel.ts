import { type SQL, sql } from "drizzle-orm";

import type { NotificationChannel, NotificationKind } from "#contracts/notifications/shapes.ts";
import { DEFAULT_CHANNELS } from "#contracts/settings/mail-defaults.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** How a row of the table or alias `users` wants to be told of a kind of thing: as they say, else as the company says. */
export function channelOf(kind: NotificationKind): SQL<NotificationChannel> {
  const { staff, owners } = DEFAULT_CHANNELS;
  const chosen = (audience: keyof typeof DEFAULT_CHANNELS) =>
    sql`(select value ->> ${`$.${audience}.${kind}`} from settings where key = ${SETTINGS.mailDefaults.key})`;
  return sql`coalesce(
    (select p.channel from notification_preferences p where p.user_id = users.id and p.kind = ${kind}),
    case users.role
      when 'customer' then coalesce(${chosen("owners")}, ${owners[kind]})
      else coalesce(${chosen("staff")}, ${staff[kind]})
    end
  )`;
}
