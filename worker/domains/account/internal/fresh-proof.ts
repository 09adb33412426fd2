import { and, eq, gt, type SQL, sql } from "drizzle-orm";

import type { FreshProofBy } from "#contracts/account/terms.ts";
import { FRESH_PROOF_MINUTES } from "#contracts/auth/terms.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import type { Db } from "#db/client.ts";
import { authenticators, freshProofs, passwords, sessions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { isPassword } from "#worker/core/password.ts";
import { canMail } from "#worker/core/services.ts";
import { sameText } from "#worker/core/session.ts";
import type { Statement } from "#worker/core/writing.ts";
import { provenBy } from "#worker/domains/auth/second-factor.ts";

/** What has been shown, and how the write makes sure that it still counts and is used once. */
type Shown = {
  readonly stillHolds: SQL;
  readonly useUp: (db: Db) => Statement[];
  /** The account's app, whether it counts or not. */
  readonly app: typeof authenticators.$inferSelect | undefined;
};

const WRONG = {
  app: "This code is not right, or has been used",
  password: "This is not your present password",
  mail: "This is not the code of the newest mail",
} as const;

/** By what somebody shows once more that it is them: the strongest that the account has. */
export function freshProofBy(
  act: Act,
  { hasApp, hasPassword }: { hasApp: boolean; hasPassword: boolean },
): FreshProofBy {
  if (hasApp) return "app";
  if (hasPassword) return "password";
  return canMail(act) ? "mail" : "recent";
}

/**
 * Makes sure that whoever sets up a way in is the account's owner, and not somebody who has found an open session.
 * @throws Fault `invalid_input` for what does not prove it; `wrong_state` where a new sign-in is what would
 */
export async function freshProof(act: Act, shown: string): Promise<Shown> {
  const { userId, tokenHash } = act.who;
  const sessionHash = tokenHash ?? "";
  const isMine = and(eq(freshProofs.userId, userId), eq(freshProofs.sessionHash, sessionHash));
  const [[app], [password], [mailed], [session]] = await act.read((db) => [
    db.select().from(authenticators).where(eq(authenticators.userId, userId)),
    db.select().from(passwords).where(eq(passwords.userId, userId)),
    db
      .select()
      .from(freshProofs)
      .where(and(isMine, gt(freshProofs.expiresAt, act.now))),
    db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.tokenHash, sessionHash)),
  ]);
  const by = freshProofBy(act, { hasApp: Boolean(app?.confirmedAt), hasPassword: password !== undefined });
  const nothing: Shown = { stillHolds: sql`true`, useUp: () => [], app };
  switch (by) {
    case "app": {
      const bare = shown.replaceAll(/[\s-]/g, "").toUpperCase();
      const proven = app && (await provenBy(act, app, bare));
      if (!proven) throw badFields({ proof: WRONG.app });
      return { stillHolds: proven.stillHolds, useUp: (db) => [proven.useUp(db)], app };
    }
    case "password":
      if (!(await isPassword(shown, password?.hash ?? null))) throw badFields({ proof: WRONG.password });
      return nothing;
    case "mail": {
      const codeHash = await proofHashOf(act, shown.replaceAll(/[\s-]/g, ""));
      if (!mailed || !sameText(codeHash, mailed.codeHash)) throw badFields({ proof: WRONG.mail });
      return {
        stillHolds: sql`exists (select 1 from fresh_proofs where user_id = ${userId} and session_hash = ${sessionHash} and code_hash = ${codeHash})`,
        useUp: (db) => [db.delete(freshProofs).where(isMine)],
        app,
      };
    }
    case "recent": {
      const since = act.now.getTime() - FRESH_PROOF_MINUTES * MINUTE_MS;
      if (session && session.createdAt.getTime() < since)
        throw new Fault("wrong_state", "Please sign out and in again first, so that we know it is you.");
      return nothing;
    }
  }
}

/** The code counts for one session only, and nobody guesses it from a copy of the database. */
export function proofHashOf(act: Act, code: string): Promise<string> {
  const { userId, tokenHash } = act.who;
  return act.circumstances.vault.sign(`fresh proof ${userId} ${tokenHash ?? ""} ${code}`);
}
