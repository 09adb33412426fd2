import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Account, PasswordChange } from "#contracts/account/shapes.ts";
import { passwords, secondSteps } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, CalledOff } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { hashPassword, isPassword } from "#worker/core/password.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";

import { accountQuery, toAccount } from "./internal/account.ts";
import { elsewhere, endSessions } from "./internal/sessions.ts";

export const NOT_PRESENT = "This is not your present password";

/**
 * Sets a password where there is none, or changes it for the present one. Whoever was let in by the old one is signed
 * out: everywhere but here.
 * @throws Fault `invalid_input` where the present one is not right, or was changed meanwhile
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
  const hash = await hashPassword(input.next);
  try {
    const results = await act.write((db) => [
      onlyIf(db, sql`(select hash from passwords where user_id = ${userId}) is ${kept?.hash ?? null}`),
      db
        .insert(passwords)
        .values({ userId, hash, changedAt: act.now })
        .onConflictDoUpdate({ target: passwords.userId, set: { hash, changedAt: act.now } }),
      ...(kept
        ? [endSessions(act, db, elsewhere(act)), db.delete(secondSteps).where(eq(secondSteps.userId, userId))]
        : []),
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
    return toAccount(answerOf(results));
  } catch (error) {
    if (error instanceof CalledOff) throw badFields({ current: NOT_PRESENT });
    throw error;
  }
}
