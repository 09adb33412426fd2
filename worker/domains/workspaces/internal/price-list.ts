import { eq } from "drizzle-orm";
import * as z from "zod";

import { Currency, MinorUnits } from "#contracts/core/money.ts";
import type { Db } from "#db/client.ts";
import { settings } from "#db/schema.ts";

const PriceList = z
  .array(
    z.object({
      description: z.string().min(1),
      amount: MinorUnits.min(0),
      currency: Currency,
      required: z.boolean(),
    }),
  )
  .min(1)
  // A sum over several currencies means nothing.
  .refine((items) => items.every(({ currency }) => currency === items[0]?.currency));
type PriceList = z.infer<typeof PriceList>;

const DEFAULT: PriceList = [
  { description: "Pet Travel Service", amount: 150_000, currency: "GBP", required: true },
  { description: "Documentation Processing", amount: 20_000, currency: "GBP", required: true },
];

export function priceSetting(db: Db) {
  return db.select({ value: settings.value }).from(settings).where(eq(settings.key, "price_list"));
}

/** What a new journey costs: the company's price list, in minor units, or the default one until it has its own. */
export function priceList(found: readonly { value: unknown }[]): PriceList {
  const parsed = PriceList.safeParse(found[0]?.value);
  return parsed.success ? parsed.data : DEFAULT;
}
