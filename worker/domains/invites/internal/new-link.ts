import { HOUR_MS } from "#contracts/core/durations.ts";
import {
  INVITATION_CODE_LENGTH,
  INVITATION_CODE_LETTERS,
  INVITATION_HOURS,
} from "#contracts/invites/terms.ts";
import { newToken, sha256 } from "#worker/core/session.ts";
import type { Vault } from "#worker/core/vault.ts";

/** The secrets of a mail, what is kept of them, and until when they lead in. */
export type Link = { token: string; tokenHash: string; code: string; codeHash: string; expiresAt: Date };

export async function newLink(
  { now, vault }: { now: Date; vault: Vault },
  { email, whom }: { email: string; whom: keyof typeof INVITATION_HOURS },
): Promise<Link> {
  const token = newToken();
  const code = newCode();
  return {
    token,
    tokenHash: await sha256(token),
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    codeHash: await codeHashOf(vault, email, code),
    expiresAt: new Date(now.getTime() + INVITATION_HOURS[whom] * HOUR_MS),
  };
}

/** A code counts for one address only, so that guessing serves nobody for all of them; and nobody guesses it from a copy. */
export function codeHashOf(vault: Vault, email: string, code: string): Promise<string> {
  return vault.sign(`invitation ${email} ${code}`);
}

function newCode(): string {
  const letters = INVITATION_CODE_LETTERS;
  // A byte that would favour the first letters is drawn again.
  const most = 256 - (256 % letters.length);
  let code = "";
  while (code.length < INVITATION_CODE_LENGTH) {
    const [byte = most] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) code += letters.charAt(byte % letters.length);
  }
  return code;
}
