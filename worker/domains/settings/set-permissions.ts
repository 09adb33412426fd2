import type { StaffPermissions } from "#contracts/settings/permissions-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Holds from each colleague's next call on. @throws Fault `stale_version`. */
export function setPermissions(act: Act, draft: StaffPermissions): Promise<StaffPermissions> {
  return changeSetting(act, SETTINGS.permissions, draft);
}
