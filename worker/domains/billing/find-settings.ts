import type { BillingSettings } from "#contracts/billing/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** What invoices say of the company, its tax and its terms. */
export function findSettings(act: Act): Promise<BillingSettings> {
  return readSetting(act, SETTINGS.billing);
}
