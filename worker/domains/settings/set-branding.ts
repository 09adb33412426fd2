import { type Branding, brandingOf } from "#contracts/settings/branding-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { BRANDING_KEY, brandingQuery } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Seen from each page's next reading on, and in every mail that goes out. @throws Fault `stale_version`. */
export async function setBranding(act: Act, draft: Branding): Promise<Branding> {
  const [[found]] = await act.read((db) => [brandingQuery(db)]);
  const before = brandingOf(found?.value);
  if (before.version !== draft.version) throw new Fault("stale_version", undefined, undefined, before);
  const value = { ...draft, version: draft.version + 1 };
  await act.write((db) => [
    onlyIf(db, isSettingAt(BRANDING_KEY, draft.version)),
    record(act, db, {
      kind: "setting.changed",
      subject: "Branding",
      data: { before: told(before), after: told(value) },
    }),
    keepSetting(act, db, BRANDING_KEY, value),
  ]);
  return value;
}

const told = ({ name, logo, accent }: Branding) => ({
  name,
  logo: logo?.file ?? null,
  accent: accent?.light ?? null,
  accentInDark: accent?.dark ?? null,
});
