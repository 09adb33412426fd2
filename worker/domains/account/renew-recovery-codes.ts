import type { Act } from "#worker/core/act.ts";
import { badFields, CalledOff } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";
import { renewedCodes } from "#worker/domains/auth/second-factor.ts";

import { shownCode, WRONG_CODE } from "./internal/shown-code.ts";

/** New codes; the ones before let nobody in any more. @throws Fault `invalid_input` for a code that is not right */
export async function renewRecoveryCodes(act: Act, { code }: { code: string }) {
  const proven = await shownCode(act, code, true);
  const { userId } = act.who;
  const codes = await renewedCodes(act, userId);
  try {
    await act.write((db) => [
      onlyIf(db, proven.stillHolds),
      proven.useUp(db),
      ...codes.statements(db),
      record(act, db, {
        kind: "account.recovery_codes",
        personId: userId,
        subject: act.user.fullName,
      }),
      mailOfChange(act, db, act.user, "recovery_codes_renewed"),
    ]);
  } catch (error) {
    if (error instanceof CalledOff) throw badFields({ code: WRONG_CODE });
    throw error;
  }
  sendSoon(act);
  return { recoveryCodes: [...codes.shown] };
}
