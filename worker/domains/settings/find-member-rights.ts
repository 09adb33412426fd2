import type { MemberRights } from "#contracts/workspaces/members-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** What each role in a journey may do, as it is set or as at first. */
export function findMemberRights(act: Act): Promise<MemberRights> {
  return readSetting(act, SETTINGS.memberRights);
}
