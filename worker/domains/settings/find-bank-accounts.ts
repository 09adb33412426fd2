import type { BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

export function findBankAccounts(act: Act): Promise<BankAccounts> {
  return readSetting(act, SETTINGS.bankAccounts);
}
