import { eq } from "drizzle-orm";

import { authenticators } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { type Proven, provenBy } from "#worker/domains/auth/second-factor.ts";

export const WRONG_CODE = "This code is not right, or has been used";

/**
 * What a code proves that somebody who is signed in shows once more.
 * @param isOn whether the app has to count already, or not yet
 * @throws Fault `invalid_input` for a code that is not right, and where the app is not in that state
 */
export async function shownCode(act: Act, code: string, isOn: boolean): Promise<Proven> {
  const [[app]] = await act.read((db) => [
    db.select().from(authenticators).where(eq(authenticators.userId, act.who.userId)),
  ]);
  return codeOfApp(act, app, code, isOn);
}

/** The same for an app that has been read already. */
export async function codeOfApp(
  act: Act,
  app: typeof authenticators.$inferSelect | undefined,
  code: string,
  isOn: boolean,
): Promise<Proven> {
  const isAsExpected = app !== undefined && (app.confirmedAt !== null) === isOn;
  const proven = isAsExpected ? await provenBy(act, app, code) : null;
  if (!proven) throw badFields({ code: WRONG_CODE });
  return proven;
}
