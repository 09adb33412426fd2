import type { InviteDraft } from "#contracts/invites.ts";

export type InviteFields = { name: string; email: string; personalMessage: string };
export const EMPTY: InviteFields = { name: "", email: "", personalMessage: "" };

/** Why an invitation is not sent; null where nothing stands against it. */
export function problemOf({ name, email }: InviteFields): "missing" | "invalidEmail" | null {
  if (name.trim() === "" || email.trim() === "") return "missing";
  return email.includes("@") ? null : "invalidEmail";
}

/** What is sent: trimmed, and without a message where there is none. */
export function draftOf(
  fields: InviteFields,
  workspaceId: number,
): Pick<InviteDraft, "name" | "email" | "workspaceId" | "personalMessage"> {
  const personalMessage = fields.personalMessage.trim();
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    workspaceId,
    ...(personalMessage !== "" && { personalMessage }),
  };
}
