import { eq, sql } from "drizzle-orm";

import type { Account } from "#contracts/account/shapes.ts";
import { passwords } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, CalledOff } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { isPassword } from "#worker/core/password.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";

import { accountQuery, toAccount } from "./internal/account.ts";
import { NOT_PRESENT } from "./set-password.ts";

/** @throws Fault `invalid_input` where the present one is not right, and where there is none */
export async function removePassword(act: Act, { current }: { current: string }): Promise<Account> {
  const { userId } = act.who;
  const [[kept]] = await act.read((db) => [
    db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId)),
  ]);
  if (!kept || !(await isPassword(current, kept.hash))) throw badFields({ current: NOT_PRESENT });
  try {
    const results = await act.write((db) => [
      onlyIf(db, sql`exists (select 1 from passwords where user_id = ${userId} and hash = ${kept.hash})`),
      ...credentialsChanged(act, db, userId, "password"),
      db.delete(passwords).where(eq(passwords.userId, userId)),
      record(act, db, {
        kind: "account.password",
        personId: userId,
        subject: act.user.fullName,
        data: { before: { hasPassword: true }, after: { hasPassword: false } },
      }),
      mailOfChange(act, db, act.user, "password_removed"),
      accountQuery(db, userId),
    ]);
    sendSoon(act);
    return toAccount(act, answerOf(results));
  } catch (error) {
    if (error instanceof CalledOff) throw badFields({ current: NOT_PRESENT });
    throw error;
  }
}
