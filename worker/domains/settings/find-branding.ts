import type { Branding } from "#contracts/settings/branding-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** The company's name, logo and colour as they are set; null is the portal's own. */
export function findBranding(act: Act): Promise<Branding> {
  return readSetting(act, SETTINGS.branding);
}
