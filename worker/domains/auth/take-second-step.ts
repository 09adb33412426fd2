import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Enrolment, OwedInput, SecondStepInput } from "#contracts/auth/shapes.ts";
import { CODE_TRIES } from "#contracts/auth/terms.ts";
import { brandOf } from "#contracts/settings/branding-shapes.ts";
import type { ContactShown } from "#contracts/settings/contact-shapes.ts";
import type { Db } from "#db/client.ts";
import { authenticators, secondSteps, users } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import { brandingQuery } from "#worker/core/company.ts";
import { badFields, CalledOff, Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { sha256 } from "#worker/core/session.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { afterLastStep, type Entry, isActive, mayEnter } from "./internal/entry.ts";
import { triesOf } from "./internal/tries.ts";
import { mailOfChange } from "./mail-of-change.ts";
import { noteRefusal } from "./redeem-mail.ts";
import { confirmEnrolment, newEnrolment, provenBy } from "./second-factor.ts";

const OVER = "This took too long. Please sign in again.";

type Owed = {
  step: typeof secondSteps.$inferSelect;
  user: UserRow;
  app: typeof authenticators.$inferSelect | null;
};

/** The key of a new app, for somebody whom the company asks for one before it lets them in. */
export async function enrolAtTheDoor(act: Act, { token }: z.output<typeof OwedInput>): Promise<Enrolment> {
  const { user, app } = await find(act, await sha256(token));
  if (app?.confirmedAt) throw new Fault("wrong_state", OVER);
  const { enrolmentIn, statement } = await newEnrolment(act, user);
  const [, [kept]] = await act.write((db) => [statement(db), brandingQuery(db)]);
  return enrolmentIn(brandOf(kept?.value).name);
}

/** Where the company can be reached, for somebody whose first step is done and who cannot take the second. */
export async function contactAtTheDoor(
  act: Act,
  { token }: z.output<typeof OwedInput>,
): Promise<ContactShown> {
  const tokenHash = await sha256(token);
  const [[owed], [kept]] = await act.read((db) => [
    owedQuery(db, tokenHash, act.now),
    settingQuery(db, SETTINGS.contact.key),
  ]);
  if (!owed) throw new Fault("wrong_state", OVER);
  const { email, phone } = SETTINGS.contact.of(kept?.value);
  return { email, phone };
}

/**
 * Opens the session that a first step has earned, for a code of the app or a recovery code. A first code from a new app
 * also makes it the account's, with its recovery codes.
 */
export async function takeSecondStep(
  act: Act,
  input: z.output<typeof SecondStepInput>,
): Promise<{ entry: Entry; recoveryCodes: readonly string[] }> {
  const tokenHash = await sha256(input.token);
  const { step, user, app } = await find(act, tokenHash);
  const tries = triesOf(act, "secondStep", String(user.id));
  await tries.take();
  const [counted] = await act.write((db) => [
    db
      .update(secondSteps)
      .set({ attempts: sql`${secondSteps.attempts} + 1` })
      .where(
        and(
          eq(secondSteps.tokenHash, tokenHash),
          lt(secondSteps.attempts, CODE_TRIES),
          isNull(secondSteps.usedAt),
        ),
      )
      .returning({ userId: secondSteps.userId }),
  ]);
  if (counted.length === 0) throw new Fault("wrong_state", OVER);
  const proven = app && (await provenBy(act, app, input.code));
  if (!proven) {
    await noteRefusal(act, user.id);
    throw badFields({ code: "This code is not right, or has been used" });
  }
  const confirming = app.confirmedAt === null ? await confirmEnrolment(act, user) : null;
  const { entry, statements } = await afterLastStep(act, user, step.isRemembered);
  try {
    await act.write((db) => [
      onlyIf(
        db,
        sql`exists (select 1 from second_steps where token_hash = ${tokenHash} and used_at is null) and ${mayEnter(user.id)} and ${proven.stillHolds}`,
      ),
      db.update(secondSteps).set({ usedAt: act.now }).where(eq(secondSteps.tokenHash, tokenHash)),
      proven.useUp(db),
      ...(confirming?.statements(db) ?? []),
      ...(proven.isRecovery
        ? [
            record(act, db, { kind: "account.recovered", actorId: user.id, personId: user.id }),
            mailOfChange(act, db, user, "recovery_code_used"),
          ]
        : []),
      ...statements(db),
    ]);
  } catch (error) {
    if (error instanceof CalledOff) throw badFields({ code: "This code is not right, or has been used" });
    throw error;
  }
  await tries.giveBack();
  if (confirming || proven.isRecovery) sendSoon(act);
  return { entry, recoveryCodes: confirming?.codes ?? [] };
}

async function find(act: Act, tokenHash: string): Promise<Owed> {
  const [[owed]] = await act.read((db) => [owedQuery(db, tokenHash, act.now)]);
  if (!owed) throw new Fault("wrong_state", OVER);
  return owed;
}

function owedQuery(db: Db, tokenHash: string, now: Date) {
  return db
    .select({ step: secondSteps, user: users, app: authenticators })
    .from(secondSteps)
    .innerJoin(users, eq(users.id, secondSteps.userId))
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(
      and(
        eq(secondSteps.tokenHash, tokenHash),
        isNull(secondSteps.usedAt),
        gt(secondSteps.expiresAt, now),
        isActive,
      ),
    );
}
