import type { StaffPermissions } from "#contracts/settings/permissions-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { PERMISSIONS_KEY } from "#worker/core/proof.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from each colleague's next call on. @throws Fault `stale_version` where somebody was faster. */
export async function setPermissions(
  act: Act,
  { staff, version }: StaffPermissions,
): Promise<StaffPermissions> {
  const value = { staff, version: version + 1 };
  await act.write((db) => [
    onlyIf(db, isSettingAt(PERMISSIONS_KEY, version)),
    record(act, db, { kind: "setting.changed", subject: "User Permissions", data: { after: staff } }),
    keepSetting(act, db, PERMISSIONS_KEY, value),
  ]);
  return value;
}
