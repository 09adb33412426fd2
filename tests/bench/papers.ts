import { measureCorpus, precisionOf, recallOf } from "#worker/ports/analysis/embedded/corpus/measure.ts";

/** How well the embedded analyser reads the made-up papers, field by field. */
export function papersTable(): (string | number)[][] {
  return [
    ["field of a paper", "right", "wrong", "missed", "precision", "recall"],
    ...measureCorpus().map((score) => [
      score.field,
      score.right,
      score.wrong,
      score.missed,
      precisionOf(score).toFixed(3),
      recallOf(score).toFixed(3),
    ]),
  ];
}
