import { analyse } from "#worker/ports/analysis/embedded/embedded-analyser.ts";
import { readPaper } from "#worker/ports/analysis/embedded/read-paper.ts";
import { OCCASIONS } from "#worker/ports/analysis/embedded/words.ts";

import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { JAPANESE } from "./japanese.ts";
import { OTHER_SHAPES } from "./other-shapes.ts";
import { CORPUS_DAY, type MadePaper } from "./paper.ts";
import { SPANISH } from "./spanish.ts";

export const CORPUS = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
  japanese: JAPANESE,
  other: OTHER_SHAPES,
};

/** `right` was read and is there, `wrong` was read and is not, `missed` is there and was not read. */
export type Score = { field: string; right: number; wrong: number; missed: number };

export const precisionOf = ({ right, wrong }: Score) => (right + wrong === 0 ? 1 : right / (right + wrong));
export const recallOf = ({ right, missed }: Score) => (right + missed === 0 ? 1 : right / (right + missed));

/** How well the papers are read, field by field. */
export function measureCorpus(papers: readonly MadePaper[] = Object.values(CORPUS).flat()): Score[] {
  const scores = new Map<string, Score>();
  for (const paper of papers) {
    const facts = readPaper(paper.text);
    const { validity } = analyse(
      { documentText: paper.text, documentType: paper.kind, destinationCountry: paper.destination },
      CORPUS_DAY,
    );
    count(scores, "kind", [facts.kind], [paper.kind]);
    count(scores, "microchip", facts.chips, paper.chips);
    for (const occasion of OCCASIONS) {
      count(scores, `date: ${occasion}`, facts.dates[occasion], paper.dates[occasion] ?? []);
    }
    count(scores, "batch", facts.batches, paper.batches ?? []);
    count(
      scores,
      "titre",
      facts.titer ? [String(facts.titer.value)] : [],
      paper.titer === undefined ? [] : [String(paper.titer)],
    );
    count(scores, "validity", [validity], [paper.validity]);
  }
  return [...scores.values()];
}

function count(
  scores: Map<string, Score>,
  field: string,
  read: readonly string[],
  there: readonly string[],
): void {
  const score = scores.get(field) ?? { field, right: 0, wrong: 0, missed: 0 };
  const right = new Set(read.filter((value) => there.includes(value))).size;
  score.right += right;
  score.wrong += new Set(read).size - right;
  score.missed += new Set(there).size - right;
  scores.set(field, score);
}
