import type { MailDefaults } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** How the company tells its people, for those who have not chosen themselves. */
export function findMailDefaults(act: Act): Promise<MailDefaults> {
  return readSetting(act, SETTINGS.mailDefaults);
}
