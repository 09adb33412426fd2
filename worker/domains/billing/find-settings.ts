import type { BillingSettings } from "#contracts/billing/shapes.ts";
import type { Act } from "#worker/core/act.ts";

import { sellerSettings, toSettings } from "./internal/settings.ts";

/** For what is read beside them, in one trip. */
export const billingQuery = sellerSettings;
export const billingOf = toSettings;

export async function findSettings(act: Act): Promise<BillingSettings> {
  const [found] = await act.read((db) => [sellerSettings(db)]);
  return toSettings(found);
}
