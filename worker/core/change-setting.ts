import { isSame } from "#contracts/core/same.ts";
import type { Db } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { telling } from "#worker/core/news.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting, type Setting, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

type Versioned = { readonly version: number };

export async function readSetting<T>(act: Act, setting: Setting<T>): Promise<T> {
  const [[found]] = await act.read((db) => [settingQuery(db, setting.key)]);
  return setting.of(found?.value);
}

/** Chooses anew, over the version that the draft was made from. @throws Fault `stale_version`, with what holds now */
export async function changeSetting<T extends Versioned>(
  act: Act,
  setting: Setting<T>,
  draft: T,
): Promise<T> {
  const before = await readSetting(act, setting);
  const value = nextVersion(setting, before, draft);
  if (value.version === before.version) return before;
  await act.write((db) => [
    onlyIf(db, isSettingAt(setting.key, draft.version)),
    ...changing(act, db, setting, before, value),
  ]);
  return value;
}

/** What is to be kept of a draft; the version stays where nothing else is new. @throws Fault `stale_version`, with what holds now */
export function nextVersion<T extends Versioned>(setting: Setting<T>, before: T, draft: T): T {
  if (before.version !== draft.version) throw new Fault("stale_version", undefined, undefined, before);
  const kept = setting.of(draft);
  return isSame(kept, before) ? kept : { ...kept, version: draft.version + 1 };
}

/** The statements that keep a value and write down that it changed. @throws Fault `forbidden` for whoever is no administrator */
export function changing<T>(act: Act, db: Db, setting: Setting<T>, before: T, value: T) {
  if (act.who.role !== "admin") throw new Fault("forbidden");
  const kept = keepSetting(act, db, setting.key, value);
  const { news } = setting;
  return [
    record(act, db, {
      ...setting.recorded,
      data: { before: setting.told(before), after: setting.told(value) },
    }),
    news ? telling(kept, () => [news]) : kept,
  ] as const;
}
