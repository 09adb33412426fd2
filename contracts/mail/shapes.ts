import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { emailAddress, Id } from "#contracts/core/fields.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";

import { MAIL_STATES } from "./terms.ts";

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
