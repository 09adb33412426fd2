import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { DAY_FIRST_WORDS } from "./words.ts";

/** A date as it stands in a text; `date` is null where day and month cannot be told apart. */
export type WrittenDate = { readonly at: number; readonly text: string; readonly date: CalendarDate | null };

/** In English, German and French, short and long. */
const MONTHS = [
  "jan january januar janvier",
  "feb february februar février fevrier",
  "mar march märz mars",
  "apr april avril",
  "may mai",
  "jun june juni juin",
  "jul july juli juillet",
  "aug august août aout",
  "sep sept september septembre",
  "oct october okt oktober octobre",
  "nov november novembre",
  "dec december dez dezember décembre decembre",
].map((names) => names.split(" "));

const YEAR_FIRST = /(?<![\d/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-])/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![\d/-])/g;
const DAY_MONTH = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er)?[.\s-]{0,3}(\p{L}{3,9})\.?,?[\s-]{0,3}(\d{4})(?!\d)/gu;
/** Years of the Western count, and of the era that began in 2019. */
const JAPANESE = /(?<!\d)(令和)?\s?(\d{1,4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/gu;
const ERA_BEGINS = 2018;
const MONTH_DAY = /(?<!\p{L})(\p{L}{3,9})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/gu;

/** Which of two small numbers is the day. */
type Order = "day first" | "month first";

/**
 * Every date of a text in its order. Papers write them as 2027-03-12, 2027/03/12, 12/03/2027, 03/12/2027, 12 Mar 2027,
 * March 12, 2027, 2027年3月12日. Where both could be the day, the text's own other dates decide, then its country's form.
 */
export function datesIn(text: string): WrittenDate[] {
  const order = orderOf(text);
  const found: WrittenDate[] = [];
  const add = (match: RegExpExecArray, date: CalendarDate | null | undefined) => {
    if (date !== undefined) found.push({ at: match.index, text: match[0], date });
  };
  for (const match of text.matchAll(YEAR_FIRST)) add(match, dateOf(match[1], match[3], match[4]));
  for (const match of text.matchAll(YEAR_LAST)) add(match, numeric(match, order));
  for (const match of text.matchAll(DAY_MONTH)) add(match, dateOf(match[3], monthOf(match[2]), match[1]));
  for (const match of text.matchAll(MONTH_DAY)) add(match, dateOf(match[3], monthOf(match[1]), match[2]));
  for (const match of text.matchAll(JAPANESE)) {
    const [, era, year = "", month, day] = match;
    add(match, dateOf(era ? String(ERA_BEGINS + Number(year)) : year, month, day));
  }
  return found.sort((a, b) => a.at - b.at);
}

function numeric(match: RegExpExecArray, order: Order | null): CalendarDate | null | undefined {
  const [, first = "", , second = "", year = ""] = match;
  if (first === second || Number(first) > 12) return dateOf(year, second, first);
  if (Number(second) > 12) return dateOf(year, first, second);
  if (order === null) return null;
  return order === "day first" ? dateOf(year, second, first) : dateOf(year, first, second);
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

/** `undefined` where there is no such day. */
function dateOf(year = "", month: string | number | null = "", day = ""): CalendarDate | undefined {
  if (month === null) return undefined;
  const written = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : undefined;
}

function monthOf(name = ""): number | null {
  const folded = name.normalize("NFC").toLowerCase();
  const index = MONTHS.findIndex((names) => names.includes(folded));
  return index === -1 ? null : index + 1;
}
