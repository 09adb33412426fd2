import type { AnalysedType } from "#contracts/analysis/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { datesIn, type WrittenDate } from "./dates-in-text.ts";
import {
  BATCH_WORDS,
  CHIP_WORDS,
  HEADINGS,
  type Mention,
  MENTIONS,
  type Occasion,
  OCCASION_WORDS,
  OCCASIONS,
} from "./words.ts";

/** A date that could be read, with what it is the date of and where it stands in the text. */
export type Moment = {
  readonly occasion: Occasion;
  readonly date: CalendarDate;
  readonly at: number;
  readonly end: number;
};

/** What could be read from a paper's text. */
export type Facts = {
  readonly kind: AnalysedType;
  /** The text as it was read: its signs and blanks made plain. */
  readonly text: string;
  readonly moments: readonly Moment[];
  readonly dates: Readonly<Record<Occasion, readonly CalendarDate[]>>;
  /** Occasions whose date could be read two ways. */
  readonly ambiguous: readonly Occasion[];
  /** Digits of the numbers of microchips, without the marks between them. */
  readonly chips: readonly string[];
  readonly batches: readonly string[];
  readonly titer: { readonly value: number; readonly isBelow: boolean } | null;
  /** How long a vaccination is said to last where no end is written. */
  readonly validYears: number | null;
  readonly mentions: Readonly<Record<Mention, boolean>>;
  readonly letters: number;
  /** The paper's own words for a fact, by `quoteKey`. */
  readonly quotes: ReadonlyMap<string, string>;
};

export const quoteKey = (what: Occasion | "chip" | "ambiguous" | "titer" | "kind", value = "") =>
  `${what} ${value}`;

/** How far before a date its words may stand. */
const REACH = 70;
const QUOTED_LETTERS = 90;
/** A sign of Chinese or Japanese says as much as some letters. */
const WORD_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTERS_A_SIGN = 3;

export function readPaper(written: string): Facts {
  const text = calm(written);
  const quotes = new Map<string, string>();
  const found = datesIn(text);
  const undated = withoutDates(text, found);
  return {
    kind: kindOf(text, quotes),
    text,
    ...datesOf(text, found, quotes),
    chips: chipsIn(undated, quotes),
    batches: batchesIn(undated),
    titer: titerIn(text, quotes),
    validYears: validYearsIn(text),
    mentions: Object.fromEntries(
      Object.entries(MENTIONS).map(([name, pattern]) => [name, pattern.test(text)]),
    ) as Record<Mention, boolean>,
    letters: text.trim().length + (text.match(WORD_SIGNS)?.length ?? 0) * (LETTERS_A_SIGN - 1),
    quotes,
  };
}

/** A date is no part of a number beside it. */
function withoutDates(text: string, found: readonly WrittenDate[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { at, text: date } of found) {
    if (at < end) continue;
    parts.push(text.slice(end, at), " ".repeat(date.length));
    end = at + date.length;
  }
  return parts.join("") + text.slice(end);
}

function datesOf(text: string, found: readonly WrittenDate[], quotes: Map<string, string>) {
  const dates = Object.fromEntries(OCCASIONS.map((occasion) => [occasion, [] as CalendarDate[]])) as Record<
    Occasion,
    CalendarDate[]
  >;
  const ambiguous = new Set<Occasion>();
  const moments: Moment[] = [];
  let end = 0;
  for (const { at, text: written, date } of found) {
    // Words before an earlier date belong to that one.
    const start = Math.max(end, at - REACH);
    const occasion = occasionOf(text.slice(start, at));
    end = at + written.length;
    if (!occasion) continue;
    quotes.set(
      quoteKey(date === null ? "ambiguous" : occasion.name, date ?? ""),
      quoted(text.slice(start + occasion.at, end)),
    );
    if (date === null) ambiguous.add(occasion.name);
    else {
      dates[occasion.name].push(date);
      moments.push({ occasion: occasion.name, date, at, end });
    }
  }
  return { dates, moments, ambiguous: [...ambiguous] };
}

/**
 * Full-width signs as the plain ones, runs of white space as one blank, one line end or one empty line: the patterns then
 * have little to try.
 */
function calm(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/gu, (run) => {
    const lineEnds = run.split("\n").length - 1;
    return lineEnds === 0 ? " " : "\n".repeat(Math.min(lineEnds, 2));
  });
}

function quoted(words: string): string {
  const line = words.replaceAll(/\s+/gu, " ").trim();
  return line.length > QUOTED_LETTERS ? `…${line.slice(-QUOTED_LETTERS)}` : line;
}

/** The occasion whose words stand nearest before the date, in the same paragraph, and where they begin. */
function occasionOf(before: string): { name: Occasion; at: number } | null {
  const paragraph = before.split(/\n\s*\n/).at(-1) ?? "";
  const offset = before.length - paragraph.length;
  let nearest: { name: Occasion; at: number; end: number } | null = null;
  for (const name of OCCASIONS) {
    for (const match of paragraph.matchAll(OCCASION_WORDS[name])) {
      const end = match.index + match[0].length;
      if (!nearest || end > nearest.end) nearest = { name, at: offset + match.index, end };
    }
  }
  return nearest;
}

/** What the paper calls itself; its heading counts for more than a word further down. */
function kindOf(text: string, quotes: Map<string, string>): AnalysedType {
  for (const part of [text.slice(0, 60), text.slice(0, 400), text]) {
    for (const [kind, pattern] of HEADINGS) {
      const match = pattern.exec(part);
      if (match) {
        quotes.set(quoteKey("kind"), quoted(match[0]));
        return kind;
      }
    }
  }
  return "other";
}

const NUMBER = /(?<!\d)\d(?:[ \-*.]?\d){8,16}(?![ \-*.]?\d)/;
const ISO_NUMBER = /(?<!\d)9\d{2}(?:[ \-*.]?\d){12}(?![ \-*.]?\d)/g;

/**
 * Numbers of 9 to 17 digits that stand behind a word for microchip, with the marks people put between digits; where there
 * are none, those that can be nothing else by their length and beginning.
 */
function chipsIn(text: string, quotes: Map<string, string>): string[] {
  const found = new Set<string>();
  const add = (number: string, words: string) => {
    const digits = number.replaceAll(/\D/g, "");
    if (!found.has(digits)) quotes.set(quoteKey("chip", digits), quoted(words));
    found.add(digits);
  };
  for (const { index } of text.matchAll(CHIP_WORDS)) {
    const after = text.slice(index, index + 120);
    const match = NUMBER.exec(after);
    if (match) add(match[0], after.slice(0, match.index + match[0].length));
  }
  if (found.size === 0) for (const [number] of text.matchAll(ISO_NUMBER)) add(number, number);
  return [...found];
}

/** What stands behind a word for batch and has a digit in it. */
export function batchesIn(text: string): string[] {
  const found = new Set<string>();
  for (const { index, 0: word } of text.matchAll(BATCH_WORDS)) {
    const after = text.slice(index + word.length, index + word.length + 40);
    const batch = /^[\s:.#№°-]{0,6}((?=[A-Z-]{0,12}\d)[A-Z\d](?:[A-Z\d/-]{0,14}[A-Z\d])?)(?![A-Z\d])/iu.exec(
      after,
    )?.[1];
    if (batch) found.add(batch);
  }
  return [...found];
}

/** The result of a rabies antibody test, in IU/ml; a decimal comma is one too. */
function titerIn(text: string, quotes: Map<string, string>): Facts["titer"] {
  const match =
    /([<>≤≥]|=<|>=|<=)?\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:I\.?U|U\.?I|I\.?E)\.?\s*\/\s*m\s?l/iu.exec(text);
  if (!match) return null;
  const [whole, sign = "", value = ""] = match;
  quotes.set(quoteKey("titer"), quoted(whole));
  return { value: Number(value.replace(",", ".")), isBelow: sign.startsWith("<") && sign !== "<=" };
}

const YEARS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  ein: 1,
  drei: 3,
  un: 1,
  trois: 3,
};

/** `valid for 3 years`, `drei Jahre gültig`, `valable trois ans`, `有効期間3年`. */
function validYearsIn(text: string): number | null {
  const match =
    /(?:valid(?:ity)?(?:\s+(?:for|of|period))?|duration|valable|validité|有効期間)\s*:?\s*(\d|one|two|three|un|trois)\s*[- ]?\s*(?:years?|ans?\b|年)/iu.exec(
      text,
    ) ?? /(\d|ein|drei)\s*jahre?\s*gültig/iu.exec(text);
  const word = match?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return YEARS[word] ?? Number(word);
}
