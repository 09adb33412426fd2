import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";
import { PUBLIC_MAIL_DOMAINS } from "./public-mail-domains.ts";

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const DOMAIN_LENGTH = 253;
export const LOCAL_PART_LENGTH = 64;

/** A domain as it stands in the DNS: lower case, without a dot at the end, other scripts as `xn--…`; null for none. */
export function dnsNameOf(written: string): string | null {
  const text = written.trim().replace(/\.$/, "");
  // Anything but a bare name, such as an address or one with a port, is no domain.
  if (text === "" || /[\s/?#@:\\[\]%]/.test(text) || !URL.canParse(`https://${text}`)) return null;
  const name = new URL(`https://${text}`).hostname;
  const labels = name.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isName && name.length <= DOMAIN_LENGTH && !/^\d+$/.test(labels.at(-1) ?? "") ? name : null;
}

/** A domain at which anybody gets an address, or a part of one. */
export function isPublicMailDomain(name: string): boolean {
  const labels = name.split(".");
  return labels.some((_, from) => PUBLIC_MAIL_DOMAINS.has(labels.slice(from).join(".")));
}

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

export const RECORD_PURPOSES = ["ownership", "spf", "dkim", "dmarc"] as const;
export const RecordPurpose = z.enum(RECORD_PURPOSES);
export type RecordPurpose = z.infer<typeof RecordPurpose>;

/** `unknown` where nobody could say: that proves nothing and changes nothing. */
export const RECORD_STATES = ["found", "missing", "different", "unknown"] as const;

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

export const MAIL_WAYS = ["smtp", "cloudflare"] as const;

export const MailSender = z.object({
  /** How mail goes out; null where none is set up. */
  way: z.enum(MAIL_WAYS).nullable(),
  /** Whom mail comes from at the moment. */
  current: z.object({ name: z.string(), address: z.string() }),
  isOwnDomain: z.boolean(),
  domain: MailDomain.nullable(),
});
export type MailSender = z.infer<typeof MailSender>;

export const mailDomainRoutes = defineRoutes({
  sender: {
    kind: "query",
    access: "admin",
    summary: "Whom mail comes from, and the domain that is to send it with its DNS records",
    input: z.object({}),
    output: MailSender,
  },
  setDomain: {
    kind: "mutation",
    access: "admin",
    summary: "Say from which domain and address mail is to come; another domain is verified anew",
    input: MailDomainDraft,
    output: MailSender,
  },
  checkDomain: {
    kind: "mutation",
    access: "admin",
    summary: "Look the DNS records up now; once the needed ones are there, mail goes out from the domain",
    input: z.object({}),
    output: MailSender,
  },
  removeDomain: {
    kind: "mutation",
    access: "admin",
    summary: "Send from the default sender again; the key that signed for the domain is deleted",
    input: z.object({ version: Version }),
    output: MailSender,
  },
});
