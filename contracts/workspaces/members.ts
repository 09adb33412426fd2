import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { MEMBER_RIGHT_NAMES } from "#contracts/core/member-rights.ts";

import type { MemberRole } from "./shapes.ts";

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
