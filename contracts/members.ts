import * as z from "zod";

import { Version } from "./core/fields.ts";
import { MEMBER_RIGHT_NAMES, MemberRight } from "./core/member-rights.ts";
import type { MemberRole } from "./workspaces.ts";

/** What a role always has, what an administrator may give it besides, and what of that it begins with. */
type Bounds = Readonly<Record<"always" | "mayHave" | "atFirst", readonly MemberRight[]>>;

/**
 * The one table of roles in a journey. An owner has everything, so that no journey is left without somebody who can act;
 * nobody but an owner says who pays; vets and agents never pay. Whoever is the payer may pay, whatever their role.
 */
export const ROLE_BOUNDS: Readonly<Record<MemberRole, Bounds>> = {
  owner: { always: MEMBER_RIGHT_NAMES, mayHave: [], atFirst: [] },
  family: { always: ["view"], mayHave: ["write", "upload", "complete", "pay"], atFirst: [] },
  vet: { always: ["view"], mayHave: ["write", "upload", "complete"], atFirst: ["write", "upload"] },
  ground_agent: { always: ["view"], mayHave: ["write", "upload", "complete"], atFirst: ["write", "upload"] },
  // A colleague's part in a journey counts by their account; without it they only see.
  staff: { always: ["view"], mayHave: [], atFirst: [] },
};

/** Whom an administrator may give rights to or take them from. */
export const SET_ROLES = ["family", "vet", "ground_agent"] as const satisfies readonly MemberRole[];
export type SetRole = (typeof SET_ROLES)[number];

/** Whom an owner's invitation can make a member. */
export const INVITED_ROLES = ["owner", ...SET_ROLES] as const satisfies readonly MemberRole[];
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
