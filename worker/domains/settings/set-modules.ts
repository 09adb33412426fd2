import { eq, sql } from "drizzle-orm";

import { type ModuleSwitches, switchesOf } from "#contracts/modules.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { MODULES_KEY } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from everybody's next call on; nothing of what a module keeps is touched. @throws Fault `stale_version`. */
export async function setModules(act: Act, { isOn, version }: ModuleSwitches): Promise<ModuleSwitches> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, MODULES_KEY)),
  ]);
  const before = switchesOf(found?.value);
  if (before.version !== version) throw new Fault("stale_version", undefined, undefined, before);
  const value = { isOn, version: version + 1 };
  await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select cast(value ->> '$.version' as integer) from settings where key = ${MODULES_KEY}), 0) = ${version}`,
    ),
    record(act, db, {
      kind: "setting.changed",
      subject: "Modules",
      data: { before: before.isOn, after: isOn },
    }),
    db
      .insert(settings)
      .values({ key: MODULES_KEY, value, updatedAt: act.now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: act.now } }),
  ]);
  return value;
}
