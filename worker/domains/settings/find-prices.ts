import type { PriceList } from "#contracts/payments/prices-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { PRICE_LIST } from "#worker/core/company-facts.ts";

import { findFact } from "./internal/change-fact.ts";

export function findPrices(act: Act): Promise<PriceList> {
  return findFact(act, PRICE_LIST);
}
