import { type MemberRights, memberRightsOf } from "#contracts/workspaces/members-shapes.ts";
import { MEMBER_RIGHTS_KEY } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { settingQuery } from "#worker/core/settings.ts";

/** What each role in a journey may do, as it is set or as at first. */
export async function findMemberRights(act: Act): Promise<MemberRights> {
  const [[found]] = await act.read((db) => [settingQuery(db, MEMBER_RIGHTS_KEY)]);
  return memberRightsOf(found?.value);
}
