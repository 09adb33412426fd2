import { FRESH_PROOF_MINUTES } from "#contracts/auth/terms.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { freshProofs, outbox } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { newMailedCode } from "#worker/domains/auth/codes.ts";

import { proofHashOf } from "./internal/fresh-proof.ts";

/** Mails the caller a code that shows, in this very session, that they read the account's mail. */
export async function askForProof(act: Act): Promise<{ minutes: number }> {
  await act.prove();
  const { userId, tokenHash } = act.who;
  const { email, fullName } = act.user;
  const code = newMailedCode();
  const codeHash = await proofHashOf(act, code);
  const expiresAt = new Date(act.now.getTime() + FRESH_PROOF_MINUTES * MINUTE_MS);
  const row = { userId, sessionHash: tokenHash ?? "", codeHash, expiresAt };
  await act.write((db) => [
    db
      .insert(freshProofs)
      .values(row)
      .onConflictDoUpdate({ target: [freshProofs.userId, freshProofs.sessionHash], set: row }),
    db.insert(outbox).values({
      template: "fresh-proof",
      toEmail: email,
      toName: fullName,
      payload: { name: fullName, code, expiresAt: expiresAt.toISOString() },
      dedupeKey: `fresh-proof ${codeHash}`,
      byId: userId,
      createdAt: act.now,
      nextAttemptAt: act.now,
    }),
  ]);
  sendSoon(act);
  return { minutes: FRESH_PROOF_MINUTES };
}
