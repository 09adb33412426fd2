import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import type { Enrolment } from "#contracts/auth/shapes.ts";
import type { Db } from "#db/client.ts";
import { authenticators, recoveryCodes } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { enrolmentUri, newSecret, stepOfCode } from "#worker/core/totp.ts";
import type { Statement } from "#worker/core/writing.ts";

import { newRecoveryCodes, recoveryHashOf } from "./codes.ts";
import { credentialsChanged } from "./credentials-changed.ts";
import { mailOfChange } from "./mail-of-change.ts";

type AppRow = typeof authenticators.$inferSelect;

const sealingOf = (userId: number) => ({ kind: "authenticator", of: userId }) as const;

/** A new app's key, and what its camera reads for it by the portal's name; it counts once `confirmEnrolment` has seen a code of it. One that counts already stays as it is. */
export async function newEnrolment(act: Act, user: UserRow) {
  const secret = newSecret();
  const sealedSecret = await act.circumstances.vault.encrypt(secret, sealingOf(user.id));
  const row = { userId: user.id, sealedSecret, confirmedAt: null, lastStep: 0, createdAt: act.now };
  return {
    enrolmentIn: (portal: string): Enrolment => ({ secret, uri: enrolmentUri(secret, user.email, portal) }),
    statement: (db: Db) =>
      db
        .insert(authenticators)
        .values(row)
        .onConflictDoUpdate({
          target: authenticators.userId,
          set: row,
          setWhere: isNull(authenticators.confirmedAt),
        }),
  };
}

/** Makes the app the account's, with recovery codes in place of any before. */
export async function confirmEnrolment(act: Act, user: UserRow) {
  const codes = await renewedCodes(act, user.id);
  return {
    codes: codes.shown,
    statements: (db: Db): Statement[] => [
      ...credentialsChanged(act, db, user.id, "app"),
      db.update(authenticators).set({ confirmedAt: act.now }).where(eq(authenticators.userId, user.id)),
      ...codes.statements(db),
      record(act, db, {
        kind: "account.second_factor_on",
        actorId: user.id,
        personId: user.id,
        subject: user.fullName,
      }),
      mailOfChange(act, db, user, "second_factor_on"),
    ],
  };
}

/** New recovery codes; the ones before are worth nothing any more. */
export async function renewedCodes(act: Act, userId: number) {
  const codes = await newRecoveryCodes(act.circumstances.vault, userId);
  return {
    shown: codes.shown,
    statements: (db: Db): Statement[] => [
      db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      db.insert(recoveryCodes).values(codes.hashes.map((codeHash) => ({ codeHash, userId }))),
    ],
  };
}

/** A code that was right when it was looked at, and how the write makes sure that it is used once. */
export type Proven = {
  readonly isRecovery: boolean;
  readonly stillHolds: SQL;
  readonly useUp: (db: Db) => Statement;
};

/** Null for a code that is neither the app's of now nor an unused recovery code; costs a trip for the latter only. */
export async function provenBy(act: Act, app: AppRow, code: string): Promise<Proven | null> {
  const { userId } = app;
  if (/^\d{6}$/.test(code)) {
    const secret = await act.circumstances.vault.decrypt(app.sealedSecret, sealingOf(userId));
    const step = secret === null ? null : await stepOfCode(secret, code, act.now);
    if (step === null || step <= app.lastStep) return null;
    return {
      isRecovery: false,
      stillHolds: sql`exists (select 1 from authenticators where user_id = ${userId} and last_step < ${step})`,
      useUp: (db) =>
        db.update(authenticators).set({ lastStep: step }).where(eq(authenticators.userId, userId)),
    };
  }
  if (app.confirmedAt === null) return null;
  const codeHash = await recoveryHashOf(act.circumstances.vault, userId, code);
  const isTheirs = and(
    eq(recoveryCodes.codeHash, codeHash),
    eq(recoveryCodes.userId, userId),
    isNull(recoveryCodes.usedAt),
  );
  const [[found]] = await act.read((db) => [
    db.select({ codeHash: recoveryCodes.codeHash }).from(recoveryCodes).where(isTheirs),
  ]);
  if (!found) return null;
  return {
    isRecovery: true,
    stillHolds: sql`exists (select 1 from recovery_codes where code_hash = ${codeHash} and used_at is null)`,
    useUp: (db) =>
      db.update(recoveryCodes).set({ usedAt: act.now }).where(eq(recoveryCodes.codeHash, codeHash)),
  };
}
