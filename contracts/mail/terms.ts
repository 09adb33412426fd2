/** `failed` is what was given up on; an administrator can send it again. */
export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
