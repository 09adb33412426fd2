import type { BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { BANK_ACCOUNTS } from "#worker/core/company-facts.ts";

import { changeFact } from "./internal/change-fact.ts";

/** Transfers that are announced already may still come to the accounts before. @throws Fault `stale_version`. */
export function setBankAccounts(act: Act, draft: BankAccounts): Promise<BankAccounts> {
  return changeFact(act, BANK_ACCOUNTS, draft);
}
