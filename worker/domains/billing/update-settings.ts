import type { BillingSettings } from "#contracts/billing/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** New invoices begin with them; what is issued keeps its tax. @throws Fault `stale_version`. */
export function updateSettings(act: Act, draft: BillingSettings): Promise<BillingSettings> {
  return changeSetting(act, SETTINGS.billing, draft);
}
