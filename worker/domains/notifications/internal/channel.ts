import { type SQL, sql } from "drizzle-orm";

import type { NotificationChannel, NotificationKind } from "#contracts/notifications/shapes.ts";

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
    // An owner waits for help.
    stuck: "mail",
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
    stuck: "portal",
    journey: "portal",
  },
} as const satisfies Record<"staff" | "owners", Record<NotificationKind, NotificationChannel>>;

/** Where the company keeps what it has chosen instead, as `{ owners: { kind: channel }, staff: … }`. */
export const MAIL_DEFAULTS = "mail_defaults";

/** How a row of the table or alias `users` wants to be told of a kind of thing: as they say, else as the company says. */
export function channelOf(kind: NotificationKind): SQL<NotificationChannel> {
  const { staff, owners } = DEFAULT_CHANNELS;
  const chosen = (audience: keyof typeof DEFAULT_CHANNELS) =>
    sql`(select value ->> ${`$.${audience}.${kind}`} from settings where key = ${MAIL_DEFAULTS})`;
  return sql`coalesce((select p.channel from notification_preferences p where p.user_id = users.id and p.kind = ${kind}), case users.role when 'customer' then coalesce(${chosen("owners")}, ${owners[kind]}) else coalesce(${chosen("staff")}, ${staff[kind]}) end)`;
}
