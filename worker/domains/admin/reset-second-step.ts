import { eq, sql } from "drizzle-orm";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { authenticators, recoveryCodes, users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";

import { colleagueQuery, toColleague } from "./internal/rows.ts";

/**
 * For a colleague who has lost their app: they sign in by mail or password, and set up a new app where the company asks for
 * one. They are told by mail.
 * @throws Fault `not_found`; `wrong_state` for oneself, who can do it with a code, and where there is no second step.
 */
export async function resetSecondStep(
  act: Act,
  { colleagueId }: { colleagueId: number },
): Promise<Colleague> {
  const [[found]] = await act.read((db) => [colleagueQuery(db, eq(users.id, colleagueId))]);
  if (!found) throw new Fault("not_found");
  if (colleagueId === act.who.userId) {
    throw new Fault("wrong_state", "Turn your own second step off under your account.");
  }
  if (found.secondStepSince === null) {
    throw new Fault("wrong_state", `${found.user.fullName} has no second step.`);
  }
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from authenticators where user_id = ${colleagueId})`),
    ...credentialsChanged(act, db, colleagueId, "app"),
    db.delete(authenticators).where(eq(authenticators.userId, colleagueId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, colleagueId)),
    record(act, db, {
      kind: "account.second_factor_off",
      personId: colleagueId,
      subject: found.user.fullName,
    }),
    mailOfChange(act, db, found.user, "second_factor_off"),
    colleagueQuery(db, eq(users.id, colleagueId)),
  ]);
  await act.circumstances.attempts.forget("secondStep", String(colleagueId));
  sendSoon(act);
  const [colleague] = answerOf(results);
  if (!colleague) throw new Fault("not_found");
  return toColleague(colleague, act.now);
}
