import { mailAddress } from "#contracts/core/mail-address.ts";
import { PRODUCT } from "#contracts/settings/branding.ts";

import type { Address } from "./mailer.ts";

/**
 * Who mails come from: `Name <address>` or a bare address; without one, nobody in particular at the portal's host.
 * `brandName` is who it is where no name is written.
 */
export function senderOf(
  mailFrom: string | undefined,
  publicOrigin: string | undefined,
  brandName: string = PRODUCT,
): Address {
  const written = mailFrom?.trim() ?? "";
  const [, name = "", typed = written] = /^(.*)<([^<>]*)>$/.exec(written) ?? [];
  const address = mailAddress(typed);
  if (address !== null) return { name: name.trim().replace(/^"(.*)"$/, "$1") || brandName, address };
  return { name: brandName, address: `no-reply@${hostOf(publicOrigin)}` };
}

function hostOf(origin: string | undefined): string {
  return origin && URL.canParse(origin) ? new URL(origin).hostname : "localhost";
}
