import type { Account } from "#contracts/account/shapes.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { endedAddressChange } from "#worker/domains/auth/ended-address-change.ts";

import { accountQuery, toAccount } from "./internal/account.ts";

/** @throws Fault `wrong_state` where none waits any more */
export async function objectToAddress(act: Act): Promise<Account> {
  await act.prove();
  const { id } = act.user;
  try {
    const results = await act.write((db) => [...endedAddressChange(act, db, act.user), accountQuery(db, id)]);
    return toAccount(act, answerOf(results));
  } catch (error) {
    if (error instanceof CalledOff)
      throw new Fault("wrong_state", "No change of your address waits any more.");
    throw error;
  }
}
