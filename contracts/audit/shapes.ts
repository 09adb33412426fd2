import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { emailAddress, Id } from "#contracts/core/fields.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";

import { ACTIVITY_KINDS } from "./activity-kinds.ts";
import { REFUSAL_CODES } from "./terms.ts";

const Values = z.record(z.string(), z.unknown());

/** One line of the company's record: who did what, when, from where, and what it was before and after. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(ACTIVITY_KINDS),
  /** Null where the schedule did it. */
  actor: z.object({ id: Id, fullName: z.string(), email: z.string() }).nullable(),
  workspace: z.object({ id: Id, name: z.string() }).nullable(),
  subject: z.string().nullable(),
  /** The other person concerned. */
  person: z.string().nullable(),
  before: Values.nullable(),
  after: Values.nullable(),
  /** A reason, or the words of a message. */
  text: z.string().nullable(),
  ip: z.string().nullable(),
  /** Two letters, as the network tells. */
  country: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The request's id, as in the log. */
  reference: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilter = PageInput.extend({
  /** The address of who did it. */
  email: emailAddress("Please enter a valid email address").optional(),
  workspaceId: Id.optional(),
  kind: z.enum(ACTIVITY_KINDS).optional(),
  from: Instant.optional(),
  /** Up to, and not with, this instant. */
  until: Instant.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const RefusalCode = z.enum(REFUSAL_CODES);
export type RefusalCode = z.infer<typeof RefusalCode>;

/** What somebody was refused, and how often within the hour: an attack is a line and not a flood. */
export const Refusal = z.object({
  id: Id,
  firstAt: Instant,
  lastAt: Instant,
  times: z.number().int().min(1),
  /** What was called. */
  operation: z.string(),
  code: RefusalCode,
  person: z.object({ id: Id, fullName: z.string(), email: z.string() }).nullable(),
  ip: z.string().nullable(),
  country: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type Refusal = z.infer<typeof Refusal>;
