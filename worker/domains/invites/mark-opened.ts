import { and, eq, gt, isNull } from "drizzle-orm";

import { invitations } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { sha256 } from "#worker/core/session.ts";

/** The first time counts. What is no live invitation is answered the same, and nothing is written. */
export async function markOpened(act: Act, { token }: { token: string }): Promise<Record<string, never>> {
  const tokenHash = await sha256(token);
  await act.write((db) => [
    db
      .update(invitations)
      .set({ openedAt: act.now })
      .where(
        and(
          eq(invitations.tokenHash, tokenHash),
          isNull(invitations.openedAt),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
          gt(invitations.expiresAt, act.now),
        ),
      ),
  ]);
  return {};
}
