import type { StaffPermissions } from "#contracts/settings/permissions-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** What service staff may do, as it is set or as at first. */
export function findPermissions(act: Act): Promise<StaffPermissions> {
  return readSetting(act, SETTINGS.permissions);
}
