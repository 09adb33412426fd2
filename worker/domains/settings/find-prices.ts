import type { PriceList } from "#contracts/payments/prices-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

export function findPrices(act: Act): Promise<PriceList> {
  return readSetting(act, SETTINGS.priceList);
}
