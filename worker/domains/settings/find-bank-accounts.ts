import type { BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { BANK_ACCOUNTS } from "#worker/core/company-facts.ts";

import { findFact } from "./internal/change-fact.ts";

export function findBankAccounts(act: Act): Promise<BankAccounts> {
  return findFact(act, BANK_ACCOUNTS);
}
