import type { AnalysedType, Analysis } from "#contracts/analysis/shapes.ts";
import { datesIn } from "#worker/ports/analysis/embedded/dates-in-text.ts";
import { batchesIn, type Facts, isUnread, readPaper } from "#worker/ports/analysis/embedded/read-paper.ts";
import type { Occasion } from "#worker/ports/analysis/embedded/words.ts";

import type { Pointed, Pointers } from "./pointers.ts";

/** What only a model has seen is never read with certainty. */
const MOST_WITH_MODEL = 0.5;
const CHIP_DIGITS = 15;

const NAMES: Record<Pointed, string> = {
  vaccinated: "the date of vaccination",
  validUntil: "the end of validity",
  issued: "the date of issue",
  implanted: "the date of the microchip",
  born: "the date of birth",
  travels: "the date of travel",
  sampled: "the date of the blood sample",
  received: "the date of receipt",
  expires: "the date of expiry",
  treated: "the date of treatment",
  chip: "the microchip number",
  batch: "the batch",
};
const KINDS: Record<AnalysedType, string> = {
  health_certificate: "a health certificate",
  vaccination_record: "a vaccination record",
  passport: "a passport",
  other: "another paper",
};

/**
 * The rules' judgement with what a model has pointed at besides, as advice. Validity, category and issues stay: the model
 * reads a text that anybody may have written, and that text may speak to it.
 */
export function addPointers(analysis: Analysis, facts: Facts, { kind, fields }: Pointers): Analysis {
  const tips = new Map<string, string>();
  if (kind && kind.is !== "other" && facts.kind === "other" && placeOf(facts.text, kind.words))
    tips.set("kind", `that this is ${KINDS[kind.is]}. ${quoting(kind.words)}`);
  for (const { field, words } of fields) {
    const value = tips.has(field) ? null : valueOf(facts, field, words);
    if (value !== null) tips.set(field, `${NAMES[field]}, ${value}. ${quoting(words)}`);
  }
  if (tips.size === 0) return analysis;
  const added = [...tips.values()].map((said) => `The language model, not the rules, sees ${said}`);
  return {
    ...analysis,
    confidence: Math.min(analysis.confidence, MOST_WITH_MODEL),
    // The reminder that all this is an aid stays the last word.
    suggestions: analysis.suggestions.toSpliced(-1, 0, ...added),
  };
}

const plain = (words: string) => words.normalize("NFKC").replaceAll(/\s+/gu, " ");
const quoting = (words: string) =>
  `Compare it with the paper, which says “${plain(words)}”; it has not been judged.`;

/** The value that our own readers find in the words, for what they have not found in the paper by themselves. */
function valueOf(facts: Facts, field: Pointed, words: string): string | null {
  const place = placeOf(facts.text, words);
  if (!place) return null;
  if (field === "chip") return facts.chips.length > 0 ? null : chipIn(place.words);
  if (field === "batch") return facts.batches.length > 0 ? null : batchIn(place.words);
  return dateAt(facts, field, place);
}

/** Read in the paper, where its other dates say which number is the day. */
function dateAt(facts: Facts, field: Occasion, { at, end }: Place): string | null {
  if (facts.dates[field].length > 0 || isUnread(facts, field)) return null;
  const inside = datesIn(facts.text).filter((date) => date.at >= at && date.at + date.text.length <= end);
  const [only, another] = inside;
  if (!only || another) return null;
  // The rules know it as the date of something else.
  return facts.moments.some((moment) => moment.at === only.at) ? null : only.date;
}

function chipIn(words: string): string | null {
  const [only, another] = readPaper(`microchip ${words}`).chips;
  return another === undefined && only?.length === CHIP_DIGITS ? only : null;
}

function batchIn(words: string): string | null {
  if (datesIn(words).length > 0) return null;
  const [only, another] = words.split(/\s+/).flatMap((word) => batchesIn(`lot ${word}`));
  return another === undefined ? (only ?? null) : null;
}

type Place = { at: number; end: number; words: string };

/** Where words stand in the text, once and whole: a number that was cut would be another one. */
function placeOf(text: string, quote: string): Place | null {
  const words = plain(quote);
  const line = text.replaceAll("\n", " ").replaceAll("  ", "\n ");
  const at = line.indexOf(words);
  const end = at + words.length;
  if (at === -1 || line.indexOf(words, at + 1) !== -1) return null;
  const isCut =
    /[\p{L}\d]$/u.test(line.slice(0, at)) ||
    /^[\p{L}\d]/u.test(line.slice(end)) ||
    (/^\d/.test(words) && /\d[ .,/*-]$/.test(line.slice(0, at))) ||
    (/\d$/.test(words) && /^[ .,/*-]\d/.test(line.slice(end)));
  return isCut ? null : { at, end, words };
}
