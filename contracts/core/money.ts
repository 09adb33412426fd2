import type { Currency, Money } from "./money-shapes.ts";

/** Digits after the point, by ISO 4217, where they are not two. */
const DECIMALS: Partial<Record<Currency, number>> = { JPY: 0, KWD: 3 };

export function decimalsOf(currency: Currency): number {
  return DECIMALS[currency] ?? 2;
}

/** Each place of the product speaks one locale: invoices en-US, the deposit widget en-GB. */
const LOCALE_OF: Partial<Record<Currency, string>> = { GBP: "en-GB", EUR: "en-IE" };

/** `123456` USD reads `$1,234.56`; `85000` GBP reads `£850.00`; `1200` JPY reads `¥1,200`. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat(LOCALE_OF[currency] ?? "en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** The bare figure, as a field holds it: `123450` USD is `1234.50`, `-1200` JPY is `-1200`. */
export function decimalText({ amount, currency }: Money): string {
  const digits = decimalsOf(currency);
  const figures = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = figures.slice(0, figures.length - digits);
  const sign = amount < 0 ? "-" : "";
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${figures.slice(-digits)}`;
}

/**
 * Reads a figure that a person typed: comma or point as the decimal mark, the other one or spaces between thousands.
 * A single mark with three digits behind it parts thousands where the currency has fewer decimals than that.
 * @returns minor units; null for what is no figure, or has more decimals than the currency.
 */
export function readAmount(typed: string, currency: Currency): number | null {
  const text = typed.trim().replaceAll(/[\s\u{a0}\u{202f}']/gu, "");
  const match = /^(-?)(\d[\d.,]*)$/.exec(text);
  if (!match) return null;
  const [, sign = "", figures = ""] = match;
  const digits = decimalsOf(currency);
  const mark = decimalMarkOf(figures, digits);
  const [whole = "", decimals = "", ...more] = mark ? figures.split(mark) : [figures];
  const isWhole = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(whole) || /^\d+$/.test(whole);
  const hasOneMark = new Set(whole.replaceAll(/\d/g, "")).size <= 1;
  if (more.length > 0 || !isWhole || !hasOneMark || !/^\d*$/.test(decimals) || decimals.length > digits)
    return null;
  const amount = Number(`${whole.replaceAll(/[.,]/g, "")}${decimals.padEnd(digits, "0")}`);
  if (!Number.isSafeInteger(amount)) return null;
  return sign === "-" ? 0 - amount : amount;
}

function decimalMarkOf(figures: string, digits: number): string | null {
  const last = Math.max(figures.lastIndexOf("."), figures.lastIndexOf(","));
  if (last < 0) return null;
  const mark = figures.charAt(last);
  const other = mark === "." ? "," : ".";
  if (figures.split(mark).length > 2) return null;
  const behind = figures.length - last - 1;
  if (!figures.includes(other) && behind === 3 && digits < 3) return null;
  return mark;
}

/** A share of an amount in basis points (`2000` is 20 %, `997.5` is 9.975 %), rounded half up by its size, so that a line taken back is the same. */
export function shareOf(amount: number, basisPoints: number): number {
  // Whole numbers of any length: an amount times ten thousand is beyond what a double counts exactly.
  const product = BigInt(Math.abs(amount)) * BigInt(Math.round(basisPoints * 10));
  const share = Number((product + 50_000n) / 100_000n);
  return amount < 0 ? 0 - share : share;
}

/** How much of a total is its deposit where nobody says otherwise, in percent. */
export const DEPOSIT_PERCENT = 50;

/** What the sums that cards pay are multiples of: of three decimals the networks take two. */
export const cardStepOf = (currency: Currency): number => (decimalsOf(currency) === 3 ? 10 : 1);

/**
 * Splits a total in minor units so that a card can pay the deposit; what does not divide is part of it: of an odd total the
 * extra penny.
 */
export function splitDeposit(
  total: number,
  percent: number = DEPOSIT_PERCENT,
  currency?: Currency,
): { deposit: number; remaining: number } {
  const step = currency ? cardStepOf(currency) : 1;
  const deposit = Math.min(total, Math.ceil((total * percent) / 100 / step) * step);
  return { deposit, remaining: total - deposit };
}
