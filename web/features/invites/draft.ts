import type { InvitedRole } from "#contracts/workspaces/members-shapes.ts";

export type InviteFields = { name: string; email: string; personalMessage: string; memberRole: InvitedRole };
export const EMPTY: InviteFields = { name: "", email: "", personalMessage: "", memberRole: "owner" };

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
