import { eq, sql } from "drizzle-orm";

import { type MemberRights, memberRightsOf } from "#contracts/members.ts";
import { settings } from "#db/schema.ts";
import { MEMBER_RIGHTS_KEY } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { telling } from "#worker/core/news.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from each member's next call on; what is beyond a role's bounds is left out. @throws Fault `stale_version`. */
export async function setMemberRights(act: Act, { roles, version }: MemberRights): Promise<MemberRights> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, MEMBER_RIGHTS_KEY)),
  ]);
  const before = memberRightsOf(found?.value);
  if (before.version !== version) throw new Fault("stale_version");
  const value = memberRightsOf({ roles, version: version + 1 });
  await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select cast(value ->> '$.version' as integer) from settings where key = ${MEMBER_RIGHTS_KEY}), 0) = ${version}`,
    ),
    record(act, db, {
      kind: "setting.changed",
      subject: "Roles in a journey",
      data: { before: before.roles, after: value.roles },
    }),
    telling(
      db
        .insert(settings)
        .values({ key: MEMBER_RIGHTS_KEY, value, updatedAt: act.now })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: act.now } }),
      () => [{ topic: "roles", workspaceId: null }],
    ),
  ]);
  return value;
}
