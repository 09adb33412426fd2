import type { ModuleSwitches } from "#contracts/settings/modules-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Holds from everybody's next call on; nothing of what a module keeps is touched. @throws Fault `stale_version`. */
export function setModules(act: Act, draft: ModuleSwitches): Promise<ModuleSwitches> {
  return changeSetting(act, SETTINGS.modules, draft);
}
