import * as z from "zod";

import { Id, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { Currency, MinorUnits } from "#contracts/core/money-shapes.ts";

import { PRICE_ITEMS_MAX } from "./terms.ts";

/** In minor units; a journey that costs more is two. */
const AMOUNT_MAX = 100_000_000;

export const PriceItem = z
  .object({
    description: requiredText(LIMITS.title, "Say what it is for"),
    amount: MinorUnits.min(0, "Not less than nothing").max(AMOUNT_MAX, "This amount is too large"),
    required: z.boolean(),
  })
  .strict();
export type PriceItem = z.infer<typeof PriceItem>;

/** What a journey costs, in one currency: a sum over several means nothing. */
export const Prices = z
  .object({
    currency: Currency,
    items: z
      .array(PriceItem)
      .min(1, "A price list has an item")
      .max(PRICE_ITEMS_MAX, `At most ${PRICE_ITEMS_MAX} items`),
    /** How much of the total is paid before the work begins, in whole percent. */
    depositPercent: z
      .number("How much of the total, in percent")
      .int("Whole percent")
      .min(1, "At least 1 percent")
      .max(100, "At most 100 percent"),
  })
  .strict();
export type Prices = z.infer<typeof Prices>;

/** Null where nobody has said a price: then nobody is asked for money. */
export const PriceList = z.object({ prices: Prices.nullable(), version: Version });
export type PriceList = z.infer<typeof PriceList>;

/** What a template's journeys cost: its own prices, else the company's. */
export const TemplatePrices = z.object({
  templateId: Id,
  name: z.string(),
  own: Prices.nullable(),
  company: Prices.nullable(),
  /** Of the template. */
  version: Version,
});
export type TemplatePrices = z.infer<typeof TemplatePrices>;

export const JourneyPrices = z.object({
  workspaceId: Id,
  prices: Prices.nullable(),
  /** In minor units, less what has gone back. */
  paid: MinorUnits,
  /** Why they cannot be changed now, in a sentence; null where they can. */
  isFixedBecause: z.string().nullable(),
  /** Of the journey. */
  version: Version,
});
export type JourneyPrices = z.infer<typeof JourneyPrices>;
