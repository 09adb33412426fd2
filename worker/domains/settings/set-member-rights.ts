import type { MemberRights } from "#contracts/workspaces/members-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Holds from each member's next call on; what is beyond a role's bounds is left out. @throws Fault `stale_version`. */
export function setMemberRights(act: Act, draft: MemberRights): Promise<MemberRights> {
  return changeSetting(act, SETTINGS.memberRights, draft);
}
