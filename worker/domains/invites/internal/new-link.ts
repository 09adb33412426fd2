import { INVITATION_DAYS } from "#contracts/invites.ts";
import { newToken, sha256 } from "#worker/core/session.ts";

const DAY_MS = 86_400_000;

/** The secret of a mailed link, what is kept of it, and until when it leads in. */
export async function newLink(now: Date): Promise<{ token: string; tokenHash: string; expiresAt: Date }> {
  const token = newToken();
  return {
    token,
    tokenHash: await sha256(token),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
}
