import { type ModuleSwitches, switchesOf } from "#contracts/settings/modules-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { MODULES_KEY } from "#worker/core/company.ts";
import { settingQuery } from "#worker/core/settings.ts";

/** Which whole parts of the portal are on. */
export async function findModules(act: Act): Promise<ModuleSwitches> {
  const [[found]] = await act.read((db) => [settingQuery(db, MODULES_KEY)]);
  return switchesOf(found?.value);
}
