import { type Branding, brandingOf } from "#contracts/settings/branding-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { brandingQuery } from "#worker/core/company.ts";

/** The company's name, logo and colour as they are set; null is the portal's own. */
export async function findBranding(act: Act): Promise<Branding> {
  const [[found]] = await act.read((db) => [brandingQuery(db)]);
  return brandingOf(found?.value);
}
