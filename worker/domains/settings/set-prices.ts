import type { PriceList } from "#contracts/payments/prices-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** New journeys begin with them; those under way keep theirs. @throws Fault `stale_version`. */
export function setPrices(act: Act, draft: PriceList): Promise<PriceList> {
  return changeSetting(act, SETTINGS.priceList, draft);
}
