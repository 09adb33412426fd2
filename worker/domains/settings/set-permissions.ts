import { sql } from "drizzle-orm";

import type { StaffPermissions } from "#contracts/permissions.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { PERMISSIONS_KEY } from "#worker/core/proof.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from each colleague's next call on. @throws Fault `stale_version` where somebody was faster. */
export async function setPermissions(
  act: Act,
  { staff, version }: StaffPermissions,
): Promise<StaffPermissions> {
  const value = { staff, version: version + 1 };
  await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select cast(value ->> '$.version' as integer) from settings where key = ${PERMISSIONS_KEY}), 0) = ${version}`,
    ),
    record(act, db, { kind: "setting.changed", subject: "User Permissions", data: { after: staff } }),
    db
      .insert(settings)
      .values({ key: PERMISSIONS_KEY, value, updatedAt: act.now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: act.now } }),
  ]);
  return value;
}
