import type { PriceList } from "#contracts/payments/prices-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { PRICE_LIST } from "#worker/core/company-facts.ts";

import { changeFact } from "./internal/change-fact.ts";

/** New journeys begin with them; those under way keep theirs. @throws Fault `stale_version`. */
export function setPrices(act: Act, draft: PriceList): Promise<PriceList> {
  return changeFact(act, PRICE_LIST, draft);
}
