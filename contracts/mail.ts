import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { emailAddress, Id } from "./core/fields.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

/** `failed` is what was given up on; an administrator can send it again. */
export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export const MailState = z.enum(MAIL_STATES);
export type MailState = z.infer<typeof MailState>;

/** A mail as administrators see it: to whom, what for and what became of it. Its words may hold a secret link and stay out. */
export const OutgoingMail = z.object({
  id: Id,
  /** What it is sent for, by the name of its template. */
  template: z.string(),
  toName: z.string(),
  toEmail: z.string(),
  state: MailState,
  createdAt: Instant,
  attempts: z.number().int(),
  /** When a waiting one is tried next. */
  nextAttemptAt: Instant,
  sentAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  /** What the mail server said last. */
  lastError: z.string().nullable(),
});
export type OutgoingMail = z.infer<typeof OutgoingMail>;

export const MailFilter = PageInput.extend({
  state: MailState.optional(),
  /** Its recipient's address. */
  email: emailAddress("Please enter a valid email address").optional(),
});
export type MailFilter = z.infer<typeof MailFilter>;

export const mailRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "admin",
    summary: "Outgoing mail, newest first",
    input: MailFilter,
    output: pageOf(OutgoingMail),
  },
  retry: {
    kind: "mutation",
    access: "admin",
    summary: "Send a mail again that failed, or one that waits at once",
    input: z.object({ mailId: Id }),
    output: OutgoingMail,
  },
});
