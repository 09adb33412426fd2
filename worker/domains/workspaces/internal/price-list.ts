import * as z from "zod";

import { Currency, MinorUnits } from "#contracts/core/money-shapes.ts";
import type { Db } from "#db/client.ts";
import { settingQuery } from "#worker/core/settings.ts";

/** One currency for the whole list: a sum over several means nothing. */
const PriceList = z.object({
  currency: Currency,
  items: z
    .array(z.object({ description: z.string().min(1), amount: MinorUnits.min(0), required: z.boolean() }))
    .min(1),
});
type PriceList = z.infer<typeof PriceList>;

const DEFAULT: PriceList = {
  currency: "GBP",
  items: [
    { description: "Pet Travel Service", amount: 150_000, required: true },
    { description: "Documentation Processing", amount: 20_000, required: true },
  ],
};

export function priceSetting(db: Db) {
  return settingQuery(db, "price_list");
}

/** What a new journey costs, in minor units: the company's price list, or the default one until it has its own. */
export function priceList(found: readonly { value: unknown }[]) {
  const parsed = PriceList.safeParse(found[0]?.value);
  const { currency, items } = parsed.success ? parsed.data : DEFAULT;
  return items.map((item) => ({ ...item, currency }));
}
