import { eq } from "drizzle-orm";

import { type StaffPermissions, staffPermissionsOf } from "#contracts/permissions.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { PERMISSIONS_KEY } from "#worker/core/proof.ts";

/** What service staff may do, as it is set or as at first. */
export async function findPermissions(act: Act): Promise<StaffPermissions> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, PERMISSIONS_KEY)),
  ]);
  return staffPermissionsOf(found?.value);
}
