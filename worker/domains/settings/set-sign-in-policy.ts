import { eq, sql } from "drizzle-orm";

import type { SignInPolicy } from "#contracts/settings/shapes.ts";
import type { Db } from "#db/client.ts";
import { authenticators, sessions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { telling } from "#worker/core/news.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { policyOf, SECURITY_KEY } from "#worker/domains/auth/policy.ts";

/**
 * Asks every colleague for a second step, or no longer. Whoever has none is signed out, and sets one up on the way back in.
 * @throws Fault `wrong_state` where the caller has none themselves; `stale_version` where somebody was faster
 */
export async function setSignInPolicy(
  act: Act,
  { isSecondFactorRequired, version }: SignInPolicy,
): Promise<SignInPolicy> {
  const [[found], [own]] = await act.read((db) => [
    settingQuery(db, SECURITY_KEY),
    db.select().from(authenticators).where(eq(authenticators.userId, act.who.userId)),
  ]);
  const before = policyOf(found?.value);
  if (before.version !== version) throw new Fault("stale_version");
  if (isSecondFactorRequired && !own?.confirmedAt) {
    throw new Fault("wrong_state", "Set up your own second step first, so that you are not shut out.");
  }
  const value = { isSecondFactorRequired, version: version + 1 };
  await act.write((db) => [
    onlyIf(
      db,
      sql`${isSettingAt(SECURITY_KEY, version)} and (${isSecondFactorRequired ? 0 : 1} or exists (select 1 from authenticators where user_id = ${act.who.userId} and confirmed_at is not null))`,
    ),
    record(act, db, {
      kind: "setting.changed",
      subject: "Second step for colleagues",
      data: {
        before: { isSecondFactorRequired: before.isSecondFactorRequired },
        after: { isSecondFactorRequired },
      },
    }),
    keepSetting(act, db, SECURITY_KEY, value),
    ...(isSecondFactorRequired ? [signOutWithoutApp(act, db)] : []),
  ]);
  return value;
}

function signOutWithoutApp(act: Act, db: Db) {
  const statement = db
    .update(sessions)
    .set({ revokedAt: act.now })
    .where(
      sql`revoked_at is null and user_id in (select id from users where role <> 'customer' and not exists (select 1 from authenticators where user_id = users.id and confirmed_at is not null))`,
    )
    .returning({ tokenHash: sessions.tokenHash });
  return telling(statement, (ended) =>
    (ended as { tokenHash: string }[]).map(({ tokenHash }) => ({ rights: "session", tokenHash })),
  );
}
