import type { ModuleSwitches } from "#contracts/settings/modules-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Which whole parts of the portal are on. */
export function findModules(act: Act): Promise<ModuleSwitches> {
  return readSetting(act, SETTINGS.modules);
}
