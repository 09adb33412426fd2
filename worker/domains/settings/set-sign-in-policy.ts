import { eq, sql } from "drizzle-orm";

import type { SignInPolicy } from "#contracts/settings/shapes.ts";
import type { Db } from "#db/client.ts";
import { authenticators, sessions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { changing, nextVersion } from "#worker/core/change-setting.ts";
import { Fault } from "#worker/core/fault.ts";
import { telling } from "#worker/core/news.ts";
import { isSettingAt, SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

/**
 * Asks every colleague for a second step, or no longer. Whoever has none is signed out, and sets one up on the way back in.
 * @throws Fault `wrong_state` where the caller has none themselves; `stale_version` where somebody was faster
 */
export async function setSignInPolicy(act: Act, draft: SignInPolicy): Promise<SignInPolicy> {
  const { isSecondFactorRequired, version } = draft;
  const setting = SETTINGS.signInPolicy;
  const [[found], [own]] = await act.read((db) => [
    settingQuery(db, setting.key),
    db.select().from(authenticators).where(eq(authenticators.userId, act.who.userId)),
  ]);
  const before = setting.of(found?.value);
  const value = nextVersion(setting, before, draft);
  if (isSecondFactorRequired && !own?.confirmedAt) {
    throw new Fault("wrong_state", "Set up your own second step first, so that you are not shut out.");
  }
  if (value.version === before.version) return before;
  await act.write((db) => [
    onlyIf(
      db,
      sql`${isSettingAt(setting.key, version)} and (
        ${isSecondFactorRequired ? 0 : 1}
        or exists (
          select 1 from authenticators where user_id = ${act.who.userId} and confirmed_at is not null
        )
      )`,
    ),
    ...changing(act, db, setting, before, value),
    ...(isSecondFactorRequired ? [signOutWithoutApp(act, db)] : []),
  ]);
  return value;
}

function signOutWithoutApp(act: Act, db: Db) {
  const statement = db
    .update(sessions)
    .set({ revokedAt: act.now })
    .where(
      sql`revoked_at is null
        and user_id in (
          select id from users
          where role <> 'customer'
            and not exists (
              select 1 from authenticators where user_id = users.id and confirmed_at is not null
            )
        )`,
    )
    .returning({ tokenHash: sessions.tokenHash });
  return telling(statement, (ended) =>
    (ended as { tokenHash: string }[]).map(({ tokenHash }) => ({ rights: "session", tokenHash })),
  );
}
