import { PUBLIC_MAIL_DOMAINS } from "./public-domains.ts";

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

export const RECORD_PURPOSES = ["ownership", "spf", "dkim", "dmarc"] as const;

/** `unknown` where nobody could say: that proves nothing and changes nothing. */
export const RECORD_STATES = ["found", "missing", "different", "unknown"] as const;

export const MAIL_WAYS = ["smtp", "cloudflare"] as const;
