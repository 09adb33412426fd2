import { type SQL, sql } from "drizzle-orm";

import type { NotificationChannel, NotificationKind } from "#contracts/notifications.ts";

/** Until somebody says otherwise: colleagues have the portal open all day, owners come when a mail calls them. */
export const DEFAULT_CHANNELS = {
  staff: {
    assigned: "portal",
    progress: "portal",
    due: "portal",
    document: "portal",
    payment: "portal",
    message: "portal",
    mention: "portal",
    journey: "portal",
  },
  owners: {
    assigned: "mail",
    progress: "portal",
    due: "mail",
    document: "mail",
    payment: "portal",
    message: "mail",
    mention: "mail",
    journey: "portal",
  },
} as const satisfies Record<"staff" | "owners", Record<NotificationKind, NotificationChannel>>;

/** How a row of the table or alias `users` wants to be told of a kind of thing. */
export function channelOf(kind: NotificationKind): SQL<NotificationChannel> {
  const { staff, owners } = DEFAULT_CHANNELS;
  return sql`coalesce((select p.channel from notification_preferences p where p.user_id = users.id and p.kind = ${kind}), case users.role when 'customer' then ${owners[kind]} else ${staff[kind]} end)`;
}
