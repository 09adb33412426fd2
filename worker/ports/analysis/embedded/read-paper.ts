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

/** A date that stands there and could not be read, in the paper's own signs. */
export type Unread = { readonly occasion: Occasion; readonly text: string; readonly isTwoWays: boolean };

/** What a paper says, with its own words for it. */
export type Said<T> = { readonly value: T; readonly quote: string | null };

/** What could be read from a paper's text. */
export type Facts = {
  readonly kind: AnalysedType;
  /** The text as it was read: its signs and blanks made plain. */
  readonly text: string;
  readonly moments: readonly Moment[];
  readonly dates: Readonly<Record<Occasion, readonly CalendarDate[]>>;
  readonly unread: readonly Unread[];
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

export const quoteKey = (what: Occasion | "chip" | "titer" | "kind", value = "") => `${what} ${value}`;

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
  const unread: Unread[] = [];
  const moments: Moment[] = [];
  let end = 0;
  for (const { at, text: written, date, isTwoWays } of [...found, ...strangeDates(text, found)].toSorted(
    (a, b) => a.at - b.at,
  )) {
    // Words before an earlier date belong to that one.
    const start = Math.max(end, at - REACH);
    const occasion = occasionOf(text.slice(start, at));
    end = at + written.length;
    if (!occasion) continue;
    const { name } = occasion;
    const words = quoted(text.slice(start + occasion.at, end));
    if (date === null) {
      unread.push({ occasion: name, text: quoted(written), isTwoWays });
      quotes.set(quoteKey(name, quoted(written)), words);
    } else {
      quotes.set(quoteKey(name, date), words);
      dates[name].push(date);
      moments.push({ occasion: name, date, at, end });
    }
  }
  return { dates, moments, unread };
}

const LINK = String.raw`[^\p{L}\d\n]{0,8}(?:(?:on|the|am|den|le|du|el|del?|il)\s)?`;
/** Right behind words for a date: a day with a month in any language, and numbers with strokes. */
const STRANGE = new RegExp(
  String.raw`^${LINK}(\d{1,2}[.ºª]?[\s/-]{1,2}(?:de\s)?\p{L}[\p{L}\p{M}]{2,14}\.?,?[\s/-]{1,2}(?:de\s)?(?:1[89]|2\d)\d\d(?!\d)|\d{1,2}([-/.])(?:\d{1,2}|[IVX]{1,4})\2(?:\d\d){1,2}(?!\d))`,
  "u",
);
/** Behind words for an end, a month or a year alone too: elsewhere that is the heading of a form. */
const STRANGE_END = new RegExp(
  String.raw`^${LINK}((?:\p{L}[\p{L}\p{M}]{2,14}\.?,?[\s/-]{1,2}(?:de\s)?)?(?:19|2[05])\d\d(?![\d/-]|\.\d|\s?\d))`,
  "u",
);

/** What can be nothing but a date behind its words, in whatever language or count of years, and is in none that we read. */
function strangeDates(text: string, found: readonly WrittenDate[]): WrittenDate[] {
  const strange = new Map<number, WrittenDate>();
  for (const name of OCCASIONS) {
    for (const match of text.matchAll(OCCASION_WORDS[name])) {
      const behind = match.index + match[0].length;
      const after = text.slice(behind, behind + REACH);
      const isEnd = name === "validUntil" || name === "expires";
      const [whole = "", words] = STRANGE.exec(after) ?? (isEnd ? STRANGE_END.exec(after) : null) ?? [];
      if (words === undefined) continue;
      const at = behind + whole.length - words.length;
      strange.set(at, { at, text: words, date: null, isTwoWays: false });
    }
  }
  if (strange.size === 0) return [];
  const known = new Uint8Array(text.length);
  for (const { at, text: words } of found) known.fill(1, at, at + words.length);
  return [...strange.values()].filter(
    ({ at, text: words }) => !known.subarray(at, at + words.length).includes(1),
  );
}

/** Whether the date of an occasion stands there and could not be read: what is said of it may not rest on the others. */
export const isUnread = ({ unread }: Facts, ...occasions: readonly Occasion[]): boolean =>
  unread.some(({ occasion }) => occasions.includes(occasion));

/**
 * Full-width signs as the plain ones, runs of white space as one blank, one line end or one empty line: the patterns then
 * have little to try.
 */
function calm(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/\s+/gu, (run) => {
      const lineEnds = run.split("\n").length - 1;
      return lineEnds === 0 ? " " : "\n".repeat(Math.min(lineEnds, 2));
    });
}

/** Digits of other scripts stand in tens, each ten begins with its nought. */
function digitOf(sign: string): string {
  if (sign >= "0" && sign <= "9") return sign;
  let nought = sign.codePointAt(0) ?? 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(nought - 1)) && (sign.codePointAt(0) ?? 0) - nought < 9)
    nought--;
  return String((sign.codePointAt(0) ?? 0) - nought);
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
  uno: 1,
  tres: 3,
};

/** `valid for 3 years`, `drei Jahre gültig`, `valable trois ans`, `válida por tres años`, `有効期間3年`. */
function validYearsIn(text: string): number | null {
  const match =
    /(?:valid(?:ity)?(?:\s+(?:for|of|period))?|duration|valable|validité|v[áa]lid[oae]\s+(?:por|durante)|validez(?:\s+de)?|vigencia(?:\s+de)?|有効期間)\s*:?\s*(\d|one|two|three|uno?|trois|tres)\s*[- ]?\s*(?:years?|ans?\b|años?|年)/iu.exec(
      text,
    ) ?? /(\d|ein|drei)\s*jahre?\s*gültig/iu.exec(text);
  const word = match?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return YEARS[word] ?? Number(word);
}

/** The paper's words for each date that could not be read. */
export const unreadDatesOf = ({ unread, quotes }: Facts): string[] => [
  ...new Set(unread.map(({ occasion, text }) => quotes.get(quoteKey(occasion, text)) ?? text)),
];
