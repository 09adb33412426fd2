import * as z from "zod";

/** An amount in minor units (cents, pence); never a fraction, never without its currency. */
export const CURRENCIES = ["USD", "GBP", "EUR"] as const;
export const Currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof Currency>;

export const MinorUnits = z.number().int();
export const Money = z.object({ amount: MinorUnits, currency: Currency });
export type Money = z.infer<typeof Money>;

/** Each place of the product speaks one locale: invoices en-US, the deposit widget en-GB. */
const LOCALE_OF = { USD: "en-US", GBP: "en-GB", EUR: "en-IE" } as const satisfies Record<Currency, string>;

/** `123456` USD reads `$1,234.56`; `85000` GBP reads `£850.00`. */
export function formatMoney({ amount, currency }: Money): string {
  return new Intl.NumberFormat(LOCALE_OF[currency], { style: "currency", currency }).format(amount / 100);
}

/** Splits a total in minor units; of an odd total the deposit takes the extra penny. */
export function splitDeposit(total: number): { deposit: number; remaining: number } {
  const deposit = Math.ceil(total / 2);
  return { deposit, remaining: total - deposit };
}
