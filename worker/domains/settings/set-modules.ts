import { type ModuleSwitches, switchesOf } from "#contracts/settings/modules-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { MODULES_KEY } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from everybody's next call on; nothing of what a module keeps is touched. @throws Fault `stale_version`. */
export async function setModules(act: Act, { isOn, version }: ModuleSwitches): Promise<ModuleSwitches> {
  const [[found]] = await act.read((db) => [settingQuery(db, MODULES_KEY)]);
  const before = switchesOf(found?.value);
  if (before.version !== version) throw new Fault("stale_version", undefined, undefined, before);
  const value = { isOn, version: version + 1 };
  await act.write((db) => [
    onlyIf(db, isSettingAt(MODULES_KEY, version)),
    record(act, db, {
      kind: "setting.changed",
      subject: "Modules",
      data: { before: before.isOn, after: isOn },
    }),
    keepSetting(act, db, MODULES_KEY, value),
  ]);
  return value;
}
