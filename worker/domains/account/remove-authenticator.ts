import { eq, sql } from "drizzle-orm";

import type { Account } from "#contracts/account/shapes.ts";
import { authenticators, recoveryCodes } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, CalledOff, Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";
import { secondFactorIsAskedFor } from "#worker/domains/auth/policy.ts";

import { accountQuery, toAccount } from "./internal/account.ts";
import { shownCode, WRONG_CODE } from "./internal/shown-code.ts";

/**
 * Turns the second step off.
 * @throws Fault `invalid_input` for a code that is not right; `wrong_state` where the company asks for a second step
 */
export async function removeAuthenticator(act: Act, { code }: { code: string }): Promise<Account> {
  const proven = await shownCode(act, code, true);
  const { userId } = act.who;
  const asksForIt = secondFactorIsAskedFor(userId);
  try {
    const results = await act.write((db) => [
      onlyIf(db, sql`${proven.stillHolds} and not ${asksForIt}`),
      ...credentialsChanged(act, db, userId, "app"),
      db.delete(authenticators).where(eq(authenticators.userId, userId)),
      db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      record(act, db, {
        kind: "account.second_factor_off",
        personId: userId,
        subject: act.user.fullName,
      }),
      mailOfChange(act, db, act.user, "second_factor_off"),
      accountQuery(db, userId),
    ]);
    sendSoon(act);
    return toAccount(act, answerOf(results));
  } catch (error) {
    if (!(error instanceof CalledOff)) throw error;
    const [[asked]] = await act.read((db) => [db.all<{ is: number }>(sql`select ${asksForIt} as "is"`)]);
    if (asked?.is) {
      throw new Fault("wrong_state", "Your company asks for the second step: it cannot be turned off.");
    }
    throw badFields({ code: WRONG_CODE });
  }
}
