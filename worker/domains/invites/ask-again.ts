import { eq, sql } from "drizzle-orm";

import { invitations } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { sha256 } from "#worker/core/session.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { notifyMembers, notifyUser } from "#worker/domains/notifications/notify.ts";
import { staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { invitationOf, standing } from "./internal/by-token.ts";
import { stateOf } from "./internal/rows.ts";

/**
 * Tells who invites that an invitation came too late. A second time tells nobody again.
 * @throws Fault `not_found` for a token that is none; `wrong_state` for an invitation that has not expired.
 */
export async function askAgain(act: Act, { token }: { token: string }): Promise<Record<string, never>> {
  const tokenHash = await sha256(token);
  const [[found]] = await act.read((db) => [invitationOf(db, eq(invitations.tokenHash, tokenHash))]);
  if (!found) throw new Fault("not_found");
  const { id, name, workspaceId, invitedById, askedAgainAt, ...invitation } = standing(found);
  if (askedAgainAt) return {};
  if (stateOf(invitation, act.now) !== "expired") throw new Fault("wrong_state");
  const news = {
    title: "A new invitation is asked for",
    type: "warning",
    category: "system",
    kind: "journey",
    at: act.now,
  } as const;
  try {
    await act.write((db) => [
      onlyIf(db, sql`exists (select 1 from invitations where id = ${id} and asked_again_at is null)`),
      db.update(invitations).set({ askedAgainAt: act.now }).where(eq(invitations.id, id)),
      record(act, db, { kind: "invitation.asked", workspaceId: workspaceId ?? undefined, subject: name }),
      workspaceId === null
        ? notifyUser(db, {
            ...news,
            userId: invitedById,
            message: `${name} has opened an invitation to the company that had expired.`,
            actionUrl: "/admin",
          })
        : notifyMembers(db, {
            ...news,
            workspaceId,
            audience: "staff",
            message: `${name} has opened an invitation to ${found.workspaceName ?? "a journey"} that had expired.`,
            actionUrl: staffPage(workspaceId),
          }),
    ]);
  } catch (error) {
    if (!(error instanceof CalledOff)) throw error;
  }
  return {};
}
