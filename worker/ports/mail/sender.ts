import type { Address } from "./mailer.ts";

const PRODUCT = "Pet Travel Portal";

/** Who mails come from: `Name <address>` or a bare address; without one, nobody in particular at the portal's host. */
export function senderOf(mailFrom: string | undefined, publicOrigin: string | undefined): Address {
  const written = mailFrom?.trim() ?? "";
  const named = /^(.*)<([^<>\s]+@[^<>\s]+)>$/.exec(written);
  if (named) {
    const [, name = "", address = ""] = named;
    return { name: name.trim().replace(/^"(.*)"$/, "$1") || PRODUCT, address };
  }
  if (/^[^<>\s]+@[^<>\s]+$/.test(written)) return { name: PRODUCT, address: written };
  return { name: PRODUCT, address: `no-reply@${hostOf(publicOrigin)}` };
}

function hostOf(origin: string | undefined): string {
  return origin && URL.canParse(origin) ? new URL(origin).hostname : "localhost";
}
