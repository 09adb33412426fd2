import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import type { Role, SignInAnswer } from "#contracts/auth/shapes.ts";
import { SECOND_STEP_MINUTES, SESSION_MS } from "#contracts/auth/terms.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import type { Db } from "#db/client.ts";
import { authenticators, identityProviders, secondSteps, sessions, settings, users } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { newToken, sha256 } from "#worker/core/session.ts";
import { SETTINGS } from "#worker/core/settings.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { secondFactorIsAskedFor } from "#worker/domains/auth/policy.ts";
import { mustUseProvider, PROVIDER_ID } from "#worker/domains/sso/policy.ts";

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
  /** What the button of the provider says where the account has no other way in; else null. */
  readonly mustUse: string | null;
};

/** How somebody has shown who they are. What a command has printed overrules all that the company asks for. */
export type Way = "mail" | "password" | "invitation" | "printed code" | { isSecondStep: boolean };

export const isActive = and(eq(users.status, "active"), isNull(users.removedAt));

/** An account that may sign in, by a condition on it. */
export function standingQuery(db: Db, condition: SQL) {
  return db
    .select({
      user: users,
      confirmedAt: authenticators.confirmedAt,
      policy: settings.value,
      mustUse: sql<
        string | null
      >`case when ${mustUseProvider(sql`${users.id}`)} then ${identityProviders.label} end`,
    })
    .from(users)
    .leftJoin(identityProviders, eq(identityProviders.id, PROVIDER_ID))
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .leftJoin(settings, eq(settings.key, SETTINGS.signInPolicy.key))
    .where(and(condition, isActive));
}

/** True in SQL while the account may sign in. */
export const mayEnter = (userId: number): SQL =>
  sql`exists (select 1 from users where id = ${userId} and status = 'active' and removed_at is null)`;

type Prepared<U extends Enterer = UserRow> = {
  readonly entry: Omit<Entry, "user"> & { readonly user: U };
  readonly statements: (db: Db) => Statement[];
};

/** After a first step: the session, or the second step that the account or the company asks for. */
export async function afterFirstStep<U extends Enterer>(
  act: Act,
  { user, confirmedAt, policy, mustUse }: Omit<Standing, "user"> & { readonly user: U },
  isRemembered: boolean,
  way: Way,
): Promise<Prepared<U>> {
  const byProvider = typeof way === "object";
  if (mustUse !== null && way === "invitation") {
    return { entry: { user, session: null, owes: null }, statements: () => [] };
  }
  if (mustUse !== null && !byProvider && way !== "printed code") {
    throw new Fault("wrong_state", `Your company asks its colleagues to sign in by “${mustUse}”.`);
  }
  const isAsked = user.role !== "customer" && SETTINGS.signInPolicy.of(policy).isSecondFactorRequired;
  const isOwed = (confirmedAt !== null || isAsked) && !(byProvider && way.isSecondStep);
  if (!isOwed) {
    const { entry, statements } = await afterLastStep(act, user, isRemembered);
    // The company may begin to ask for more right now.
    const isEnough = byProvider
      ? sql`${way.isSecondStep ? 1 : 0} or not ${secondFactorIsAskedFor(user.id)}`
      : sql`not ${secondFactorIsAskedFor(user.id)} and (${way === "printed code" ? 1 : 0} or not ${mustUseProvider(user.id)})`;
    return { entry, statements: (db) => [onlyIf(db, isEnough), ...statements(db)] };
  }
  const token = newToken();
  const step = {
    tokenHash: await sha256(token),
    userId: user.id,
    isRemembered,
    createdAt: act.now,
    expiresAt: new Date(act.now.getTime() + SECOND_STEP_MINUTES * MINUTE_MS),
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
