import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { DAY_FIRST_WORDS } from "./words.ts";

/**
 * A date as it stands in a text; `date` is null where it cannot be known: day and month cannot be told apart
 * (`isTwoWays`), a part of it is missing, or there is no such day.
 */
export type WrittenDate = {
  readonly at: number;
  readonly text: string;
  readonly date: CalendarDate | null;
  readonly isTwoWays: boolean;
};

/** In English, German, French and Spanish, short and long. */
const MONTHS = [
  "jan january januar janvier ene enero",
  "feb february februar février fevrier febrero",
  "mar march märz mars marzo",
  "apr april avril abr abril",
  "may mai mayo",
  "jun june juni juin junio",
  "jul july juli juillet julio",
  "aug august août aout ago agosto",
  "sep sept september septembre septiembre setiembre",
  "oct october okt oktober octobre octubre",
  "nov november novembre noviembre",
  "dec december dez dezember décembre decembre dic diciembre",
].map((names) => names.split(" "));

/** The last year that a paper of an animal can name; the calendar of Thailand is 543 ahead. */
const YEARS = { first: 1900, last: 2100 } as const;

const YEAR_FIRST = /(?<![\d/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-])/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![\d/-])/g;
const DAY_MONTH =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º)?[.\s/-]{0,3}(?:de\s)?(\p{L}{3,10})\.?,?[\s/-]{0,3}(?:del?\s)?(\d{4})(?!\d)/gu;
/** Years of the Western count, and of the era that began in 2019. */
const JAPANESE = /(?<!\d)(令和)?\s?(\d{1,4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/gu;
const ERA_BEGINS = 2018;
const MONTH_DAY = /(?<!\p{L})(\p{L}{3,10})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/gu;

/** Years of two digits, in numbers. */
const SHORT_YEAR = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(\d{2})(?![\d/:-]|\.\d)/g;
/** Month and year alone, in numbers. */
const NO_DAY =
  /(?<![\d/.-])(?:(?:0?[1-9]|1[0-2])[-/.](?:19|20)\d\d|(?:19|20)\d\d[-/.](?:0[1-9]|1[0-2]))(?![\d/-]|\.\d)/g;
const NO_DAY_JAPANESE = /(?<!\d)(?:令和\s?\d{1,2}|(?:19|20)\d\d)\s?年(?:\s?\d{1,2}\s?月)?/gu;
/** A day and a month with a year of two digits or none. */
const NAMED_SHORT =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º)?[.\s-]{0,3}(?:de\s)?(\p{L}{3,10})(?!\p{L})\.?,?(?:[\s-]{0,3}(?:del?\s)?['’]?\d{2}(?![\d:]))?/gu;
/** A month with a year of four digits, or of two behind an apostrophe or a stroke, or with a day and no such year. */
const NAMED_MONTH =
  /(?<!\p{L})(\p{L}{3,10})\.?,?[\s/-]{1,3}(?:del?\s)?(?:\d{4}(?!\d)|['’]\d{2}(?!\d)|\d{1,2}(?:st|nd|rd|th)?,?\s['’]?\d{2}(?![\d:])|(?<=[/-])\d{2}(?!\d))/gu;

/** Which of two small numbers is the day. */
type Order = "day first" | "month first";
const TWO_WAYS = Symbol("two ways");
/** `undefined` where the words are no date, null where they are one that cannot be known. */
type Read = CalendarDate | typeof TWO_WAYS | null | undefined;

/**
 * Every date of a text in its order. Papers write them as 2027-03-12, 2027/03/12, 12/03/2027, 03/12/2027, 12 Mar 2027,
 * March 12, 2027, 12 de marzo de 2027, 2027年3月12日. Where both could be the day, the text's own other dates decide, then
 * its country's form. What is a date to a person and cannot be known, as 03/14/26 or March 2029, is found without one.
 */
export function datesIn(text: string): WrittenDate[] {
  const order = orderOf(text);
  const found: WrittenDate[] = [];
  const taken = new Uint8Array(text.length);
  const add = ({ index: at, 0: words }: RegExpExecArray, read: Read) => {
    const end = at + words.length;
    if (read === undefined || taken.subarray(at, end).includes(1)) return;
    taken.fill(1, at, end);
    const isTwoWays = read === TWO_WAYS;
    found.push({ at, text: words, date: isTwoWays ? null : read, isTwoWays });
  };
  for (const match of text.matchAll(YEAR_FIRST)) add(match, dateOf(match[1], match[3], match[4]));
  for (const match of text.matchAll(YEAR_LAST)) add(match, numeric(match, order));
  for (const match of text.matchAll(DAY_MONTH)) add(match, named(match[3], match[2], match[1]));
  for (const match of text.matchAll(MONTH_DAY)) add(match, named(match[3], match[1], match[2]));
  for (const match of text.matchAll(JAPANESE)) {
    const [, era, year = "", month, day] = match;
    add(match, dateOf(era ? String(ERA_BEGINS + Number(year)) : year, month, day));
  }
  for (const match of text.matchAll(SHORT_YEAR)) add(match, isDayAndMonth(match) ? null : undefined);
  for (const match of text.matchAll(NO_DAY)) add(match, null);
  for (const match of text.matchAll(NO_DAY_JAPANESE)) add(match, null);
  for (const match of text.matchAll(NAMED_SHORT)) add(match, monthOf(match[1]) === null ? undefined : null);
  for (const match of text.matchAll(NAMED_MONTH)) add(match, monthOf(match[1]) === null ? undefined : null);
  return found.sort((a, b) => a.at - b.at);
}

function numeric(match: RegExpExecArray, order: Order | null): Read {
  const [, first = "", , second = "", year = ""] = match;
  if (first === second || Number(first) > 12) return dateOf(year, second, first);
  if (Number(second) > 12) return dateOf(year, first, second);
  if (order === null) return TWO_WAYS;
  return order === "day first" ? dateOf(year, second, first) : dateOf(year, first, second);
}

function named(year = "", month = "", day = ""): Read {
  const number = monthOf(month);
  return number === null ? undefined : dateOf(year, String(number), day);
}

/** Two of three numbers are a day and a month, whichever they are. */
function isDayAndMonth([, ...parts]: RegExpExecArray): boolean {
  const numbers = [parts[0], parts[2], parts[3]].map(Number);
  return (
    numbers.filter((number) => number >= 1 && number <= 31).length >= 2 &&
    numbers.some((number) => number >= 1 && number <= 12)
  );
}

function orderOf(text: string): Order | null {
  const seen = new Set<Order>();
  for (const [, first, , second] of text.matchAll(YEAR_LAST)) {
    if (Number(first) > 12) seen.add("day first");
    if (Number(second) > 12) seen.add("month first");
  }
  const [only] = seen;
  if (seen.size === 1 && only) return only;
  if (seen.size > 1) return null;
  if (/\b(?:USDA|APHIS|CDC|VEHCS)\b/.test(text) || /mm\/dd/i.test(text)) return "month first";
  if (DAY_FIRST_WORDS.test(text)) return "day first";
  if (/\b(?:DEFRA|APHA|TRACES|European Union|EU pet passport)\b/i.test(text) || /dd\/mm/i.test(text))
    return "day first";
  return null;
}

/** Null where there is no such day, or none that a paper of an animal can name. */
function dateOf(year = "", month = "", day = ""): CalendarDate | null {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  return isDay && Number(year) >= YEARS.first && Number(year) <= YEARS.last ? written : null;
}

function monthOf(name = ""): number | null {
  const folded = name.normalize("NFC").toLowerCase();
  const index = MONTHS.findIndex((names) => names.includes(folded));
  return index === -1 ? null : index + 1;
}
