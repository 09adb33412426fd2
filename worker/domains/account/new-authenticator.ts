import { eq } from "drizzle-orm";

import type { Enrolment } from "#contracts/auth/shapes.ts";
import { brandOf } from "#contracts/settings/branding-shapes.ts";
import { authenticators } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { newEnrolment } from "#worker/domains/auth/second-factor.ts";

/** @throws Fault `wrong_state` where an app counts already: it is turned off first, which takes a code of it */
export async function newAuthenticator(act: Act): Promise<Enrolment> {
  const [[app]] = await act.read((db) => [
    db.select().from(authenticators).where(eq(authenticators.userId, act.who.userId)),
  ]);
  if (app?.confirmedAt) throw new Fault("wrong_state", "The second step is on already.");
  const { enrolmentIn, statement } = await newEnrolment(act, act.user);
  await act.write((db) => [statement(db)]);
  return enrolmentIn(brandOf(act.company.branding).name);
}
