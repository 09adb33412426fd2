import { Fault } from "#worker/core/fault.ts";
import type { MemberFound } from "#worker/domains/workspaces/workspace-members.ts";

/** A member by their account. @throws Fault `not_found`. */
export function memberIn(members: readonly MemberFound[], userId: number): MemberFound {
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new Fault("not_found");
  return member;
}

/** @throws Fault `wrong_state` where nobody would be left who can act for the pet. */
export function refuseLastOwner(members: readonly MemberFound[], { userId, role }: MemberFound): void {
  const isLast = role === "owner" && !members.some((one) => one.role === "owner" && one.userId !== userId);
  if (isLast) throw new Fault("wrong_state", "A journey keeps an owner: make somebody else one first.");
}
