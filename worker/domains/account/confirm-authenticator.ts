import { sql } from "drizzle-orm";

import type { Act } from "#worker/core/act.ts";
import { badFields, CalledOff } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { confirmEnrolment } from "#worker/domains/auth/second-factor.ts";

import { freshProof } from "./internal/fresh-proof.ts";
import { codeOfApp, WRONG_CODE } from "./internal/shown-code.ts";

/** @throws Fault `invalid_input` for a code that is not the new app's, where there is no new app, and for what does not prove anew that it is the owner */
export async function confirmAuthenticator(act: Act, { code, proof }: { code: string; proof: string }) {
  const shown = await freshProof(act, proof);
  const proven = await codeOfApp(act, shown.app, code, false);
  const { userId } = act.who;
  const confirmed = await confirmEnrolment(act, act.user);
  try {
    await act.write((db) => [
      onlyIf(
        db,
        sql`${proven.stillHolds} and ${shown.stillHolds} and exists (select 1 from authenticators where user_id = ${userId} and confirmed_at is null)`,
      ),
      proven.useUp(db),
      ...shown.useUp(db),
      ...confirmed.statements(db),
    ]);
  } catch (error) {
    if (error instanceof CalledOff) throw badFields({ code: WRONG_CODE });
    throw error;
  }
  sendSoon(act);
  return { recoveryCodes: [...confirmed.codes] };
}
