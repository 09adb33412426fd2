import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Account, PasswordChange } from "#contracts/account/shapes.ts";
import { passwords } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, CalledOff } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { hashPassword, isPassword } from "#worker/core/password.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";

import { accountQuery, toAccount } from "./internal/account.ts";
import { freshProof } from "./internal/fresh-proof.ts";

export const NOT_PRESENT = "This is not your present password";
const NOT_ANY_MORE = "This does not count any more";

/**
 * Sets a password where there is none, for what shows anew that it is the owner, or changes it for the present one.
 * Everybody is signed out, everywhere but here.
 * @throws Fault `invalid_input` where the present one or the proof is not right, or was changed meanwhile
 */
export async function setPassword(act: Act, input: z.output<typeof PasswordChange>): Promise<Account> {
  const { userId } = act.who;
  const [[kept]] = await act.read((db) => [
    db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId)),
  ]);
  if (kept && !(await isPassword(input.current, kept.hash))) throw badFields({ current: NOT_PRESENT });
  if (input.next.toLowerCase() === act.user.email) {
    throw badFields({ next: "Please choose one that is harder to guess" });
  }
  const shown = kept ? null : await freshProof(act, input.proof);
  const hash = await hashPassword(input.next);
  try {
    const results = await act.write((db) => [
      onlyIf(
        db,
        sql`(select hash from passwords where user_id = ${userId}) is ${kept?.hash ?? null} and ${shown?.stillHolds ?? sql`true`}`,
      ),
      ...(shown?.useUp(db) ?? []),
      ...credentialsChanged(act, db, userId, "password"),
      db
        .insert(passwords)
        .values({ userId, hash, changedAt: act.now })
        .onConflictDoUpdate({ target: passwords.userId, set: { hash, changedAt: act.now } }),
      record(act, db, {
        kind: "account.password",
        personId: userId,
        subject: act.user.fullName,
        data: { before: { hasPassword: kept !== undefined }, after: { hasPassword: true } },
      }),
      mailOfChange(act, db, act.user, kept ? "password_changed" : "password_set"),
      accountQuery(db, userId),
    ]);
    sendSoon(act);
    return toAccount(act, answerOf(results));
  } catch (error) {
    if (error instanceof CalledOff)
      throw badFields(kept ? { current: NOT_PRESENT } : { proof: NOT_ANY_MORE });
    throw error;
  }
}
