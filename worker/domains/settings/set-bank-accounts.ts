import type { BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Transfers that are announced already may still come to the accounts before. @throws Fault `stale_version`. */
export function setBankAccounts(act: Act, draft: BankAccounts): Promise<BankAccounts> {
  return changeSetting(act, SETTINGS.bankAccounts, draft);
}
