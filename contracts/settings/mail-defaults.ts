import type { NotificationChannel, NotificationKind } from "#contracts/notifications/shapes.ts";
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";

import type { MailAudience, MailDefaults } from "./shapes.ts";

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
    // A receipt is kept.
    payment: "mail",
    message: "mail",
    mention: "mail",
    stuck: "portal",
    journey: "portal",
  },
} as const satisfies Record<MailAudience, Record<NotificationKind, NotificationChannel>>;

/** What the company has chosen over what the product does by itself. */
export function mailDefaultsOf(kept: unknown): MailDefaults {
  const chosen = (kept ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const of = (audience: MailAudience) =>
    Object.fromEntries(
      NOTIFICATION_KINDS.map((kind) => {
        const said = NOTIFICATION_CHANNELS.find((channel) => channel === chosen[audience]?.[kind]);
        return [kind, said ?? DEFAULT_CHANNELS[audience][kind]];
      }),
    ) as Record<NotificationKind, NotificationChannel>;
  return { owners: of("owners"), staff: of("staff") };
}
