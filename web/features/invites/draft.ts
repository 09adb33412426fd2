import type { InvitedRole } from "#contracts/workspaces/members-shapes.ts";
import type { Member, WorkspaceDetail } from "#contracts/workspaces/shapes.ts";

export type InviteFields = { name: string; email: string; personalMessage: string; memberRole: InvitedRole };
export const EMPTY: InviteFields = { name: "", email: "", personalMessage: "", memberRole: "owner" };

/** Whom a journey is about to be shown first: its owner, until they are in or have been asked. */
export function firstOf({ members, ownerName, ownerEmail }: Journey): InviteFields {
  const owners = members.filter(({ role }) => role === "owner");
  const isAsked = owners.some(({ joinedAt, isInvited }) => joinedAt !== null || isInvited);
  return isAsked ? EMPTY : { ...EMPTY, name: ownerName, email: ownerEmail };
}

type Journey = Pick<WorkspaceDetail, "ownerName" | "ownerEmail"> & {
  members: readonly Pick<Member, "role" | "joinedAt" | "isInvited">[];
};
type Draft = {
  name: string;
  email: string;
  workspaceId: number;
  personalMessage?: string;
  memberRole?: InvitedRole;
};

/** Why an invitation is not sent; null where nothing stands against it. */
export function problemOf({ name, email }: InviteFields): "missing" | "invalidEmail" | null {
  if (name.trim() === "" || email.trim() === "") return "missing";
  return email.includes("@") ? null : "invalidEmail";
}

/** What is sent: trimmed, without a message where there is none, and without a role where it is an owner. */
export function draftOf(fields: InviteFields, workspaceId: number): Draft {
  const personalMessage = fields.personalMessage.trim();
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    workspaceId,
    ...(personalMessage !== "" && { personalMessage }),
    ...(fields.memberRole !== "owner" && { memberRole: fields.memberRole }),
  };
}
