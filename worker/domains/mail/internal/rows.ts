import type { OutgoingMail } from "#contracts/mail/shapes.ts";
import { outbox } from "#db/schema.ts";

/** Without what the mail says: that may be a secret link. */
export const MAIL_COLUMNS = {
  id: outbox.id,
  template: outbox.template,
  toName: outbox.toName,
  toEmail: outbox.toEmail,
  createdAt: outbox.createdAt,
  attempts: outbox.attempts,
  nextAttemptAt: outbox.nextAttemptAt,
  sentAt: outbox.sentAt,
  failedAt: outbox.failedAt,
  lastError: outbox.lastError,
};

export function toOutgoingMail(row: Omit<OutgoingMail, "state">): OutgoingMail {
  return { ...row, state: row.sentAt ? "sent" : row.failedAt ? "failed" : "waiting" };
}
