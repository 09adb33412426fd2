import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { PetFact } from "#contracts/health/findings-shapes.ts";
import { EntryFacts } from "#contracts/health/shapes.ts";
import type { Disease } from "#contracts/health/terms.ts";
import { addMonths } from "#contracts/rules/calendar.ts";
import type { RecordKind } from "#contracts/rules/record-kinds.ts";

import { passportIn, petFactsIn } from "./read-animal.ts";
import { batchesIn, type Facts, isUnread, type Moment, quoteKey, type Said } from "./read-paper.ts";
import {
  DISEASE_WORDS,
  LABORATORY_WORDS,
  MENTIONS,
  NAME_WORDS,
  PRODUCT_NAMES,
  PRODUCT_WORDS,
  TREATMENT_WORDS,
} from "./words.ts";

/** What a paper says of an animal, as a health record takes it. */
export type PaperRecord = {
  readonly chips: readonly Said<string>[];
  readonly names: readonly Said<string>[];
  /** What stands in the animal's details. */
  readonly pet: readonly Said<PetFact>[];
  readonly entries: readonly Said<EntryFacts>[];
};

/** How far around a date the words for it may stand. */
const REACH = 160;
/** More than a paper of one animal has: what lies beyond is not looked at. */
const MOMENTS_MAX = 200;
/** An hour stands right behind its day. */
const HOUR_REACH = 24;
const NAME_LETTERS = 60;
/** A paper with more numbers is a list of animals. */
const CHIPS_MAX = 4;

export function recordIn(all: Facts): PaperRecord {
  const facts = { ...all, moments: all.moments.slice(0, MOMENTS_MAX) };
  return {
    chips: facts.chips.map((value) => ({ value, quote: quoteOf(facts, "chip", value) })),
    names: namesIn(facts.text),
    pet: [...birthOf(facts), ...petFactsIn(facts)],
    entries: [
      ...chipsOf(facts),
      ...dosesOf(facts),
      ...sampleOf(facts),
      ...treatmentsOf(facts),
      ...passportIn(facts),
    ],
  };
}

const quoteOf = (facts: Facts, ...key: Parameters<typeof quoteKey>) =>
  facts.quotes.get(quoteKey(...key)) ?? null;

/** The one value there is; several are a question for a person. */
function only<T>(values: readonly T[]): T | null {
  const different = [...new Set(values)];
  return different.length === 1 ? (different[0] ?? null) : null;
}

function birthOf(facts: Facts): Said<PetFact>[] {
  const bornOn = only(facts.dates.born);
  return bornOn === null ? [] : [{ value: { kind: "birth", bornOn }, quote: quoteOf(facts, "born", bornOn) }];
}

function entry(facts: unknown, quote: string | null): Said<EntryFacts>[] {
  const { data } = EntryFacts.safeParse(facts);
  return data ? [{ value: data, quote }] : [];
}

/** Of several numbers a person says which is the animal's; whose the day of implantation is, nobody can know. */
function chipsOf(facts: Facts): Said<EntryFacts>[] {
  if (facts.chips.length > CHIPS_MAX) return [];
  const implantedOn = facts.chips.length === 1 ? only(facts.dates.implanted) : null;
  return facts.chips.flatMap((code) =>
    entry({ kind: "microchip", code, implantedOn }, quoteOf(facts, "chip", code)),
  );
}

/** What stands before a date, up to the date before it, and behind it, up to the next of its kind. */
function around({ text, moments }: Facts, moment: Moment) {
  const before = moments.filter(({ end }) => end <= moment.at).at(-1)?.end ?? 0;
  const next = moments.find(({ at, occasion }) => at > moment.at && occasion === moment.occasion)?.at;
  return {
    before: paragraphEnd(text.slice(Math.max(before, moment.at - REACH), moment.at)),
    after: text.slice(moment.end, Math.min(next ?? text.length, moment.end + REACH)),
  };
}

function lineOf(text: string, { at, end }: Moment): string {
  const [before = ""] = text.slice(0, at).split("\n").slice(-1);
  const [after = ""] = text.slice(end).split("\n", 1);
  return before + text.slice(at, end) + after;
}

const paragraphEnd = (text: string) => text.split(/\n\s*\n/).at(-1) ?? "";
const firstOf = <T extends string>(words: readonly (readonly [T, RegExp])[], text: string): T | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

function dosesOf(facts: Facts): Said<EntryFacts>[] {
  const doses = facts.moments.filter(({ occasion }) => occasion === "vaccinated" || occasion === "treated");
  const given = doses.filter(
    (moment) => treatmentOf(facts, moment) === null && moment.occasion === "vaccinated",
  );
  const seen = new Set<string>();
  return given.flatMap((moment) => {
    const { before, after } = around(facts, moment);
    const disease: Disease | null =
      firstOf(DISEASE_WORDS, before.split("\n").at(-1) ?? "") ??
      firstOf(DISEASE_WORDS, before) ??
      (facts.mentions.rabies ? "rabies" : firstOf(DISEASE_WORDS, facts.text));
    const key = `${disease} ${moment.date}`;
    if (disease === null || seen.has(key)) return [];
    seen.add(key);
    const line = lineOf(facts.text, moment);
    const isRow = given.length > 1 && batchesIn(line).length > 0;
    const near = isRow ? line : given.length === 1 ? facts.text : after;
    const [batch, another] = batchesIn(near);
    return entry(
      {
        kind: "vaccination",
        disease,
        product: productIn(near),
        // Of several nobody can tell which it is.
        batch: another === undefined ? (batch ?? "") : "",
        givenOn: moment.date,
        validUntil: endOf(facts, moment, given),
      },
      quoteOf(facts, "vaccinated", moment.date),
    );
  });
}

/** The end that is written behind a dose and before the next one, or counted from how long it lasts. */
function endOf(facts: Facts, dose: Moment, given: readonly Moment[]): CalendarDate | null {
  const next = given.find(({ at }) => at > dose.at)?.at ?? facts.text.length;
  const ends = facts.moments.filter(({ occasion, date }) => occasion === "validUntil" && date > dose.date);
  const behind = ends.find(({ at }) => at > dose.at && at < next);
  const written = behind ?? (given.length === 1 ? ends[0] : undefined);
  if (written) return written.date;
  // What is written counts, and it could not be read.
  if (isUnread(facts, "validUntil", "expires")) return null;
  return facts.validYears === null ? null : addMonths(dose.date, facts.validYears * 12);
}

function productIn(text: string): string {
  return (PRODUCT_NAMES.exec(text)?.[0] ?? PRODUCT_WORDS.exec(text)?.[1] ?? "").trim();
}

function sampleOf(facts: Facts): Said<EntryFacts>[] {
  const drawnOn = only(facts.dates.sampled);
  if (drawnOn === null || !facts.mentions.rabies) return [];
  return entry(
    {
      kind: "sample",
      laboratory: LABORATORY_WORDS.exec(facts.text)?.[1]?.trim() ?? "",
      drawnOn,
      receivedOn: only(facts.dates.received),
      result: facts.titer?.value ?? null,
      isBelow: facts.titer?.isBelow ?? false,
    },
    quoteOf(facts, "titer") ?? quoteOf(facts, "sampled", drawnOn),
  );
}

function treatmentOf(facts: Facts, moment: Moment): RecordKind | null {
  if (moment.occasion !== "treated" && moment.occasion !== "vaccinated") return null;
  return firstOf(TREATMENT_WORDS, around(facts, moment).before);
}

function treatmentsOf(facts: Facts): Said<EntryFacts>[] {
  return facts.moments.flatMap((moment) => {
    const record = treatmentOf(facts, moment);
    if (record === null) return [];
    const behind = facts.text.slice(moment.end, moment.end + HOUR_REACH);
    const [, hour, minute] = /^[^\d\n]{0,8}([01]?\d|2[0-3])[:.hH時]([0-5]\d)(?!\d)/u.exec(behind) ?? [];
    return entry(
      {
        kind: "record",
        record,
        on: moment.date,
        time: hour !== undefined && minute !== undefined ? `${hour.padStart(2, "0")}:${minute}` : null,
      },
      quoteOf(facts, moment.occasion, moment.date),
    );
  });
}

/** Names behind a word for one, to the next mark or column. */
function namesIn(text: string): Said<string>[] {
  const found = new Map<string, Said<string>>();
  for (const match of text.matchAll(NAME_WORDS)) {
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + NAME_LETTERS);
    const value = /^[\p{L}\p{M}'’ -]+/u.exec(untilColumn(behind))?.[0].trim() ?? "";
    if (value !== "" && !isSpecies(value)) found.set(value, { value, quote: `${match[0].trim()} ${value}` });
  }
  return [...found.values()];
}

const isSpecies = (text: string) => MENTIONS.companion.test(text) || MENTIONS.otherSpecies.test(text);

/** Columns have lost their blanks when a text has been made plain: the word before a colon begins the next one. */
const untilColumn = (text: string) =>
  (text.split(/[\n,;(/|]/)[0] ?? "").replace(/\s+\p{L}+(?:\s+of\s+\p{L}+)?\s*:.*$/u, "");
