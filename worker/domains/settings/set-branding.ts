import type { Branding } from "#contracts/settings/branding-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Seen from each page's next reading on, and in every mail that goes out. @throws Fault `stale_version`. */
export function setBranding(act: Act, draft: Branding): Promise<Branding> {
  return changeSetting(act, SETTINGS.branding, draft);
}
