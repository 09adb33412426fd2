import type * as z from "zod";

import type { Account, OwnAddress } from "#contracts/account/shapes.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { refuseWhileFull } from "#worker/core/attempts.ts";
import { badFields, CalledOff } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { newAddressChange } from "#worker/domains/auth/new-address-change.ts";

import { accountQuery, toAccount } from "./internal/account.ts";
import { freshProof } from "./internal/fresh-proof.ts";

const NOT_ANY_MORE = "This does not count any more";

/**
 * Asks both addresses for another one of one's own. Answered alike whether somebody else has it: that shows to whoever
 * reads its mail alone.
 * @throws Fault `invalid_input` for a proof that is not right, and for the address of now; `rate_limited`
 */
export async function askForAddress(
  act: Act,
  { email, proof }: z.output<typeof OwnAddress>,
): Promise<Account> {
  await act.prove();
  const { user } = act;
  if (email === user.email) throw badFields({ email: "This is your address already" });
  const shown = await freshProof(act, proof);
  refuseWhileFull(await act.circumstances.attempts.take("addressChange", String(user.id)));
  const change = await newAddressChange(act, user, email);
  try {
    const results = await act.write((db) => [
      onlyIf(db, shown.stillHolds),
      ...shown.useUp(db),
      ...change(db),
      accountQuery(db, user.id),
    ]);
    sendSoon(act);
    return toAccount(act, answerOf(results) as Awaited<ReturnType<typeof accountQuery>>);
  } catch (error) {
    if (error instanceof CalledOff) throw badFields({ proof: NOT_ANY_MORE });
    throw error;
  }
}
