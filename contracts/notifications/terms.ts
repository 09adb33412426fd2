export const NOTIFICATION_TYPES = ["info", "success", "warning", "error"] as const;

export const NOTIFICATION_CATEGORIES = ["document", "travel", "task", "system"] as const;

/** What a notification is about; a person chooses for each how to be told. */
export const NOTIFICATION_KINDS = [
  "assigned",
  "progress",
  "due",
  "document",
  "payment",
  "message",
  "mention",
  "stuck",
  "journey",
] as const;

/** `mail` is the portal and a mail besides; `digest` the portal and one mail a day of what is still unread. */
export const NOTIFICATION_CHANNELS = ["portal", "mail", "digest", "none"] as const;

export const COMPACT_NOTIFICATIONS = 5;
export const UNREAD_BADGE_MAX = 9;
