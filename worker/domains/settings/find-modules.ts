import { eq } from "drizzle-orm";

import { type ModuleSwitches, switchesOf } from "#contracts/modules.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { MODULES_KEY } from "#worker/core/company.ts";

/** Which whole parts of the portal are on. */
export async function findModules(act: Act): Promise<ModuleSwitches> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, MODULES_KEY)),
  ]);
  return switchesOf(found?.value);
}
