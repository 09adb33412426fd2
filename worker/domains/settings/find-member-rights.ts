import { eq } from "drizzle-orm";

import { type MemberRights, memberRightsOf } from "#contracts/members.ts";
import { settings } from "#db/schema.ts";
import { MEMBER_RIGHTS_KEY } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

/** What each role in a journey may do, as it is set or as at first. */
export async function findMemberRights(act: Act): Promise<MemberRights> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, MEMBER_RIGHTS_KEY)),
  ]);
  return memberRightsOf(found?.value);
}
