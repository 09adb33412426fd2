import { inArray } from "drizzle-orm";

import type { CurrencyFigures } from "#contracts/billing/shapes.ts";
import { REVENUE_MONTHS } from "#contracts/billing/terms.ts";
import { CURRENCIES } from "#contracts/core/currencies.ts";
import type { Currency } from "#contracts/core/money-shapes.ts";
import { counts } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

import { BOOKS_CURRENCY, figuresOf, SUM_KINDS } from "./internal/figures.ts";

/** Every currency that was ever invoiced in, that of the books first; none is added to another. */
export async function findFigures(act: Act): Promise<CurrencyFigures[]> {
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(counts)
      .where(inArray(counts.kind, [...SUM_KINDS, "invoice_month"])),
  ]);
  const months = lastMonths(act.today.slice(0, 7));
  const isUsed = (currency: Currency) =>
    currency === BOOKS_CURRENCY || rows.some(({ key, n }) => n !== 0 && key.slice(0, 3) === currency);
  return CURRENCIES.filter(isUsed).map((currency) => ({
    ...figuresOf(rows, currency, act.today),
    months: months.map((month) => ({
      month,
      amount:
        rows.find(({ kind, key }) => kind === "invoice_month" && key === `${currency}:${month}`)?.n ?? 0,
    })),
  }));
}

/** `2026-11` and the eleven before it, the oldest first. */
function lastMonths(last: string): string[] {
  const [year = 0, month = 1] = last.split("-").map(Number);
  return Array.from({ length: REVENUE_MONTHS }, (_, index) => {
    const at = year * 12 + month - 1 - (REVENUE_MONTHS - 1 - index);
    return `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
}
