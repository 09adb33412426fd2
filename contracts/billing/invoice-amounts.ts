import { shareOf } from "#contracts/core/money.ts";

export const INVOICE_LIMITS = {
  lines: 50,
  quantity: 10_000,
  /** Ten million of a currency with two decimals. */
  amount: 1_000_000_000,
  taxRate: 10_000,
  termDays: 365,
} as const;

/** What a line of an invoice is worth; amounts in minor units of the invoice's currency. */
export type PricedLine = {
  readonly quantity: number;
  readonly unitAmount: number;
  /** In basis points: `2000` is 20 %, `997.5` is 9.975 %. */
  readonly taxRate: number;
};

export type LineAmounts = { net: number; tax: number; gross: number };

/** Tax is rounded line by line, so that the lines on paper add up to the total. */
export function lineAmounts({ quantity, unitAmount, taxRate }: PricedLine): LineAmounts {
  const net = quantity * unitAmount;
  const tax = shareOf(net, taxRate);
  return { net, tax, gross: net + tax };
}

export type InvoiceAmounts = {
  net: number;
  tax: number;
  total: number;
  /** One for each rate there is, but for nought; the highest first. */
  taxes: { rate: number; tax: number }[];
};

export function invoiceAmounts(lines: readonly PricedLine[]): InvoiceAmounts {
  const taxes = new Map<number, number>();
  let net = 0;
  let tax = 0;
  for (const line of lines) {
    const amounts = lineAmounts(line);
    net += amounts.net;
    tax += amounts.tax;
    if (line.taxRate > 0) taxes.set(line.taxRate, (taxes.get(line.taxRate) ?? 0) + amounts.tax);
  }
  return {
    net,
    tax,
    total: net + tax,
    taxes: [...taxes].map(([rate, sum]) => ({ rate, tax: sum })).toSorted((a, b) => b.rate - a.rate),
  };
}

/** `2000` reads `20`, `750` reads `7.5`, `997.5` reads `9.975`. */
export function percentText(basisPoints: number): string {
  return String(Math.round(basisPoints * 10) / 1_000);
}

/** Reads a percentage of up to three decimals that a person typed, with comma or point. @returns basis points; null for what is none. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, "").replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) return null;
  const [whole = "", decimals = ""] = text.split(".");
  const points = Number(`${whole}${decimals.padEnd(3, "0")}`) / 10;
  return points <= 10_000 ? points : null;
}
