/** How the company tells its people of things, until somebody chooses otherwise for themselves. */
export const MAIL_AUDIENCES = ["owners", "staff"] as const;

export const BACKUP_RHYTHMS = ["never", "daily", "weekly"] as const;
export const BACKUPS_KEPT_MAX = 90;

export const BACKUP_STATUSES = ["running", "done", "failed"] as const;

/** No plan keeps more; failed ones come on top. */
export const BACKUPS_SHOWN = 100;

export const SERVICES = ["mail", "sms", "payments", "maps", "ai"] as const;
