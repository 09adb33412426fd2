import { eq, sql } from "drizzle-orm";

import { type Account, Language } from "#contracts/account/shapes.ts";
import type { Db } from "#db/client.ts";
import { addressChanges, authenticators, passwords, settings, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { SETTINGS } from "#worker/core/settings.ts";
import { isAwaitedBy, toAwaitedAddress } from "#worker/domains/auth/awaited-address.ts";

import { freshProofBy } from "./fresh-proof.ts";

/** One's own account with everything that lets into it; never what it is let in by. */
export function accountQuery(db: Db, userId: number) {
  return db
    .select({
      user: users,
      passwordChangedAt: passwords.changedAt,
      since: authenticators.confirmedAt,
      codesLeft: sql<number>`(select count(*) from recovery_codes where user_id = ${users.id} and used_at is null)`,
      policy: settings.value,
      awaits: addressChanges,
    })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .leftJoin(addressChanges, isAwaitedBy(users.id))
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .leftJoin(settings, eq(settings.key, SETTINGS.signInPolicy.key))
    .where(eq(users.id, userId));
}

export function toAccount(act: Act, [row]: Awaited<ReturnType<typeof accountQuery>>): Account {
  if (!row) throw new Error("The caller's account is gone");
  const { fullName, email, role, language, timeZone, isZoneFixed, version } = row.user;
  return {
    fullName,
    email,
    language: Language.safeParse(language).data ?? "en-GB",
    timeZone,
    isZoneFixed,
    awaits: toAwaitedAddress(row.awaits),
    proofBy: freshProofBy(act, { hasApp: row.since !== null, hasPassword: row.passwordChangedAt !== null }),
    passwordChangedAt: row.passwordChangedAt,
    secondFactor: {
      since: row.since,
      codesLeft: row.since ? row.codesLeft : 0,
      isRequired: role !== "customer" && SETTINGS.signInPolicy.of(row.policy).isSecondFactorRequired,
    },
    version,
  };
}
