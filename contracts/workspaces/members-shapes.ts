import * as z from "zod";

import { Version } from "#contracts/core/fields.ts";
import { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { MEMBER_RIGHT_NAMES } from "#contracts/core/member-rights.ts";

import { INVITED_ROLES, ROLE_BOUNDS, SET_ROLES, type SetRole } from "./members.ts";
import type { MemberRole } from "./shapes.ts";

export const InvitedRole = z.enum(INVITED_ROLES);
export type InvitedRole = z.infer<typeof InvitedRole>;

export const MemberRights = z.object({
  roles: z.record(z.enum(SET_ROLES), z.array(MemberRight)),
  version: Version,
});
export type MemberRights = z.infer<typeof MemberRights>;

/** Rights come and go with the portal's versions; what is known and within bounds stays. */
const Stored = z.object({ roles: z.record(z.string(), z.array(z.string())), version: Version });

/** What each role has, from what is kept; what is not, or not legibly, is as at first. */
export function memberRightsOf(kept: unknown): MemberRights {
  const { data } = Stored.safeParse(kept);
  const roles = Object.fromEntries(
    SET_ROLES.map((role) => {
      const { always, mayHave, atFirst } = ROLE_BOUNDS[role];
      const given: readonly string[] = data?.roles[role] ?? atFirst;
      return [role, [...always, ...mayHave.filter((right) => given.includes(right))]];
    }),
  ) as Record<SetRole, MemberRight[]>;
  return { roles, version: data?.version ?? 0 };
}

/** What somebody may do in a journey they take part in. */
export function rightsOf(member: { role: MemberRole; isPayer: boolean }, kept: unknown): MemberRight[] {
  const { always } = ROLE_BOUNDS[member.role];
  const set: Partial<Record<MemberRole, readonly MemberRight[]>> = memberRightsOf(kept).roles;
  const held = set[member.role] ?? always;
  return MEMBER_RIGHT_NAMES.filter((right) => held.includes(right) || (right === "pay" && member.isPayer));
}
