import { type MemberRights, memberRightsOf } from "#contracts/workspaces/members-shapes.ts";
import { MEMBER_RIGHTS_KEY } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { telling } from "#worker/core/news.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from each member's next call on; what is beyond a role's bounds is left out. @throws Fault `stale_version`. */
export async function setMemberRights(act: Act, { roles, version }: MemberRights): Promise<MemberRights> {
  const [[found]] = await act.read((db) => [settingQuery(db, MEMBER_RIGHTS_KEY)]);
  const before = memberRightsOf(found?.value);
  if (before.version !== version) throw new Fault("stale_version");
  const value = memberRightsOf({ roles, version: version + 1 });
  await act.write((db) => [
    onlyIf(db, isSettingAt(MEMBER_RIGHTS_KEY, version)),
    record(act, db, {
      kind: "setting.changed",
      subject: "Roles in a journey",
      data: { before: before.roles, after: value.roles },
    }),
    telling(keepSetting(act, db, MEMBER_RIGHTS_KEY, value), () => [{ topic: "roles", workspaceId: null }]),
  ]);
  return value;
}
