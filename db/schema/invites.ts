import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { ROLES } from "#contracts/auth/terms.ts";
import { MEMBER_ROLES } from "#contracts/workspaces/terms.ts";
import { createdAt, instant, key, oneOf } from "#db/columns.ts";

import { users } from "./auth.ts";
import { workspaces } from "./workspaces.ts";

/** Invitations of owners (with a workspace) and of colleagues. The token itself is only ever in the mail. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: key(),
    workspaceId: integer("workspace_id").references(() => workspaces.id),
    email: text("email").notNull(),
    name: text("name").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    memberRole: text("member_role", { enum: MEMBER_ROLES }),
    personalMessage: text("personal_message"),
    tokenHash: text("token_hash").notNull(),
    invitedById: integer("invited_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** What can be typed instead of opening the link: signed with the portal's secret, for its address alone. */
    codeHash: text("code_hash"),
    openedAt: instant("opened_at"),
    acceptedAt: instant("accepted_at"),
    revokedAt: instant("revoked_at"),
    /** When whoever was invited too late has asked for a new one. */
    askedAgainAt: instant("asked_again_at"),
    /** When this one was sent as a reminder of the one before. */
    remindedAt: instant("reminded_at"),
    /** When its mail was given up on, and why, in the mail server's words; kept by a trigger on the outbox. */
    undeliveredAt: instant("undelivered_at"),
    undeliveredWhy: text("undelivered_why"),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    uniqueIndex("invitations_token_hash_idx").on(t.tokenHash),
    uniqueIndex("invitations_request_id_idx").on(t.requestId),
    index("invitations_workspace_id_idx").on(t.workspaceId, t.id),
    /** One live invitation for an address and a workspace; resending replaces it. */
    uniqueIndex("invitations_live_idx")
      .on(t.workspaceId, t.email)
      .where(sql`accepted_at is null and revoked_at is null`),
    /** By a typed code, and what is to be reminded of. */
    index("invitations_email_idx").on(t.email, t.id),
    index("invitations_open_idx")
      .on(t.createdAt)
      .where(sql`accepted_at is null and revoked_at is null and reminded_at is null`),
    /** The same for a colleague's address, whose invitation has no workspace. */
    uniqueIndex("invitations_colleagues_idx")
      .on(t.email)
      .where(sql`workspace_id is null and accepted_at is null and revoked_at is null`),
    oneOf("invitations_role_check", t.role, ROLES),
    oneOf("invitations_member_role_check", t.memberRole, MEMBER_ROLES),
  ],
);
