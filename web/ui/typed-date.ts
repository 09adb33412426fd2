import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { fold } from "#contracts/core/fold.ts";

const ISO_ORDER = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/u;
const NUMBERS = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/u;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+(?:de\s+)?(\p{L}[\p{L}\p{M}]*)\.?,?[\s-]+(?:de\s+)?(\d{4}|\d{2})$/u;
const MONTH_FIRST = /^(\p{L}[\p{L}\p{M}]*)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/u;

/**
 * A date as people write it: `2026-12-31`, `31/12/2026`, `12/31/2026`, `31 December 2026`, `Dec 31, 2026`, in the
 * digits of any script. Where day and month could be either, the order of `locale` decides. Null for anything that is
 * no day of the calendar. The parts are never put into a `Date` of a zone, so the day that is typed is the day that is meant.
 */
export function readTypedDate(text: string, locale: string): CalendarDate | null {
  const written = plainDigits(text).trim().toLowerCase();

  const iso = ISO_ORDER.exec(written);
  if (iso) return dateOf(iso[1], Number(iso[2]), Number(iso[3]));

  const numbers = NUMBERS.exec(written);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const isMonthFirst = second > 12 || (first <= 12 && monthComesFirst(locale));
    return dateOf(numbers[3], isMonthFirst ? first : second, isMonthFirst ? second : first);
  }

  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) return dateOf(dayFirst[3], monthOf(dayFirst[2], locale), Number(dayFirst[1]));

  const monthFirst = MONTH_FIRST.exec(written);
  if (monthFirst) return dateOf(monthFirst[3], monthOf(monthFirst[1], locale), Number(monthFirst[2]));

  return null;
}

function dateOf(year: string | undefined, month: number, day: number): CalendarDate | null {
  const full = year?.length === 2 ? `20${year}` : year;
  const inUtc = new Date(Date.UTC(2000, month - 1, day));
  inUtc.setUTCFullYear(Number(full), month - 1, day);
  const isReal = inUtc.getUTCMonth() === month - 1 && inUtc.getUTCDate() === day;
  return isReal ? `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` : null;
}

/** Digits of every script as 0 to 9: each script has its ten in a row, nine last. */
function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const point = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1;
    return String(point - zero);
  });
}

function monthComesFirst(locale: string): boolean {
  const order = new Intl.DateTimeFormat(locale, { day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(new Date(0))
    .map(({ type }) => type);
  return order.indexOf("month") < order.indexOf("day");
}

/** 1 to 12; 0 where it is no month, which no date has. */
function monthOf(name: string | undefined, locale: string): number {
  if (!name || name.length < 3) return 0;
  for (const language of [locale, "en"]) {
    const months = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      if (fold(months.format(Date.UTC(2000, month - 1, 15))).startsWith(fold(name))) return month;
    }
  }
  return 0;
}
