import type { Account } from "#contracts/account/shapes.ts";
import type { Act } from "#worker/core/act.ts";

import { accountQuery, toAccount } from "./internal/account.ts";

export async function findAccount(act: Act): Promise<Account> {
  const [found] = await act.read((db) => [accountQuery(db, act.who.userId)]);
  return toAccount(act, found);
}
