import { type StaffPermissions, staffPermissionsOf } from "#contracts/settings/permissions-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { PERMISSIONS_KEY } from "#worker/core/proof.ts";
import { settingQuery } from "#worker/core/settings.ts";

/** What service staff may do, as it is set or as at first. */
export async function findPermissions(act: Act): Promise<StaffPermissions> {
  const [[found]] = await act.read((db) => [settingQuery(db, PERMISSIONS_KEY)]);
  return staffPermissionsOf(found?.value);
}
