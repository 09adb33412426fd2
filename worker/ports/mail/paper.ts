import { type Branding, logoAddress } from "#contracts/settings/branding-shapes.ts";

import type { Paper } from "./letter.ts";

/** The company's paper. Its logo is there where mails can lead to the portal at all. */
export function paperOf(
  { name, logo, accent }: Branding,
  senderName: string,
  { origin, stopLink }: { origin: string | undefined; stopLink: string | null },
): Paper {
  return {
    name: name ?? senderName,
    accent,
    logo: logo && origin ? { ...logo, address: `${origin}${logoAddress(logo)}` } : null,
    stopLink,
  };
}
