import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { type Role, SECOND_STEP_MINUTES, SESSION_MS, type SignInAnswer } from "#contracts/auth.ts";
import type { Db } from "#db/client.ts";
import { authenticators, secondSteps, sessions, settings, users } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { newToken, sha256 } from "#worker/core/session.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { isSecondFactorRequired, SECURITY_KEY, secondFactorIsAskedFor } from "#worker/domains/auth/policy.ts";

/** Who has come through the door, and what their browser gets: a session, or what it still owes for one. */
export type Entry = {
  readonly user: { readonly id: number; readonly role: Role };
  readonly session: { readonly token: string; readonly isRemembered: boolean } | null;
  readonly owes: SignInAnswer["owes"];
};

/** Whose session it will be; the id is SQL where the account is made in the same batch. */
type Enterer = { readonly id: number | SQL; readonly fullName: string; readonly role: Role };

/** An account with what decides whether one step is enough for it. */
export type Standing = {
  readonly user: UserRow;
  readonly confirmedAt: Date | null;
  readonly policy: unknown;
};

export const isActive = and(eq(users.status, "active"), isNull(users.removedAt));

/** An account that may sign in, by a condition on it. */
export function standingQuery(db: Db, condition: SQL) {
  return db
    .select({ user: users, confirmedAt: authenticators.confirmedAt, policy: settings.value })
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .leftJoin(settings, eq(settings.key, SECURITY_KEY))
    .where(and(condition, isActive));
}

/** True in SQL while the account may sign in. */
export const mayEnter = (userId: number): SQL =>
  sql`exists (select 1 from users where id = ${userId} and status = 'active' and removed_at is null)`;

type Prepared<U extends Enterer = UserRow> = {
  readonly entry: Omit<Entry, "user"> & { readonly user: U };
  readonly statements: (db: Db) => BatchItem<"sqlite">[];
};

/** After a first step: the session, or the second step that the account or the company asks for. */
export async function afterFirstStep<U extends Enterer>(
  act: Act,
  { user, confirmedAt, policy }: Omit<Standing, "user"> & { readonly user: U },
  isRemembered: boolean,
): Promise<Prepared<U>> {
  const isOwed = confirmedAt !== null || (user.role !== "customer" && isSecondFactorRequired(policy));
  if (!isOwed) {
    const { entry, statements } = await afterLastStep(act, user, isRemembered);
    // The company may begin to ask for a second step right now.
    return {
      entry,
      statements: (db) => [onlyIf(db, sql`not ${secondFactorIsAskedFor(user.id)}`), ...statements(db)],
    };
  }
  const token = newToken();
  const step = {
    tokenHash: await sha256(token),
    userId: user.id,
    isRemembered,
    createdAt: act.now,
    expiresAt: new Date(act.now.getTime() + SECOND_STEP_MINUTES * 60_000),
  };
  return {
    entry: { user, session: null, owes: { step: confirmedAt ? "code" : "enrolment", token } },
    statements: (db) => [db.insert(secondSteps).values(step)],
  };
}

/** The session itself. */
export async function afterLastStep<U extends Enterer>(
  act: Act,
  user: U,
  isRemembered: boolean,
): Promise<Prepared<U>> {
  const token = newToken();
  const { ip, userAgent, place } = act.circumstances;
  const { most } = isRemembered ? SESSION_MS.remembered : SESSION_MS.passing;
  const session = {
    tokenHash: await sha256(token),
    userId: user.id,
    isRemembered,
    createdAt: act.now,
    lastSeenAt: act.now,
    expiresAt: new Date(act.now.getTime() + most),
    ip,
    userAgent,
    place,
  };
  return {
    entry: { user, session: { token, isRemembered }, owes: null },
    statements: (db) => [
      db.insert(sessions).values(session),
      record(act, db, {
        kind: "session.started",
        actorId: user.id,
        personId: user.id,
        subject: user.fullName,
      }),
    ],
  };
}
