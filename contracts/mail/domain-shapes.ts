import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";

import {
  dnsNameOf,
  isPublicMailDomain,
  LOCAL_PART_LENGTH,
  MAIL_WAYS,
  RECORD_PURPOSES,
  RECORD_STATES,
} from "./domain.ts";

const domain = z.string().transform((written, context) => {
  const name = dnsNameOf(written);
  const message =
    name === null
      ? "Please enter a domain, such as company.com"
      : isPublicMailDomain(name)
        ? "Nobody can set the DNS records of this domain. Use one of your own."
        : null;
  if (message !== null) context.addIssue({ code: "custom", message });
  return name ?? "";
});

export const MailDomainDraft = z.object({
  domain,
  /** What stands before the `@`. */
  localPart: z
    .string()
    .trim()
    .max(LOCAL_PART_LENGTH, `At most ${LOCAL_PART_LENGTH} characters`)
    .regex(/^[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*$/, "Letters without accents, digits, dots and dashes"),
  senderName: requiredText(LIMITS.name, "Sender name is required"),
  version: Version,
});
export type MailDomainDraft = z.infer<typeof MailDomainDraft>;

export const RecordPurpose = z.enum(RECORD_PURPOSES);
export type RecordPurpose = z.infer<typeof RecordPurpose>;

/** A TXT record that the domain needs, and what is there. */
export const DnsRecord = z.object({
  purpose: RecordPurpose,
  host: z.string(),
  value: z.string(),
  /** Without it mail does not go out from this domain. */
  isRequired: z.boolean(),
  state: z.enum(RECORD_STATES),
  /** What stands there now. */
  found: z.array(z.string()),
});
export type DnsRecord = z.infer<typeof DnsRecord>;

export const MailDomain = z.object({
  domain: z.string(),
  localPart: z.string(),
  senderName: z.string(),
  records: z.array(DnsRecord),
  checkedAt: Instant.nullable(),
  /** Since when mail goes out from it. */
  verifiedAt: Instant.nullable(),
  /** Since when a record is gone that was there. */
  lostAt: Instant.nullable(),
  version: Version,
});
export type MailDomain = z.infer<typeof MailDomain>;

export const MailSender = z.object({
  /** How mail goes out; null where none is set up. */
  way: z.enum(MAIL_WAYS).nullable(),
  /** Whom mail comes from at the moment. */
  current: z.object({ name: z.string(), address: z.string() }),
  isOwnDomain: z.boolean(),
  domain: MailDomain.nullable(),
});
export type MailSender = z.infer<typeof MailSender>;
