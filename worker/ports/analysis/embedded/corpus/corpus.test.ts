import { describe, expect, test } from "vitest";

import { analyse } from "#worker/ports/analysis/embedded/embedded-analyser.ts";
import { readPaper } from "#worker/ports/analysis/embedded/read-paper.ts";
import { OCCASIONS } from "#worker/ports/analysis/embedded/words.ts";

import { CORPUS, measureCorpus, precisionOf, recallOf } from "./measure.ts";
import { CORPUS_DAY } from "./paper.ts";

const papers = Object.entries(CORPUS).flatMap(([language, all]) =>
  all.map((paper) => ({ language, ...paper })),
);

describe("the corpus of made-up papers", () => {
  test.for(papers)("$language: $name is read as a person reads it", (paper) => {
    const facts = readPaper(paper.text);
    const dates = Object.fromEntries(
      OCCASIONS.filter((occasion) => facts.dates[occasion].length > 0).map((occasion) => [
        occasion,
        facts.dates[occasion],
      ]),
    );
    expect({ kind: facts.kind, chips: facts.chips, dates, batches: facts.batches }).toEqual({
      kind: paper.kind,
      chips: paper.chips,
      dates: paper.dates,
      batches: paper.batches ?? [],
    });
    expect(facts.titer?.value).toBe(paper.titer);
  });

  test.for(papers)("$language: $name is judged as it is", (paper) => {
    const result = analyse(
      { documentText: paper.text, documentType: paper.kind, destinationCountry: paper.destination },
      CORPUS_DAY,
    );
    expect([result.validity, result.issues.length === 0]).toEqual([
      paper.validity,
      paper.validity === "valid",
    ]);
    expect(result.issues.join("\n")).toContain(paper.issue ?? "");
  });

  test("microchips and dates are read with a precision of at least 0.98 and a recall of at least 0.95", () => {
    const scores = measureCorpus();
    const dates = scores.filter(({ field }) => field.startsWith("date: "));
    const sum = (key: "right" | "wrong" | "missed") => dates.reduce((all, score) => all + score[key], 0);
    const fields = [
      ...scores.filter(({ field }) => field === "microchip"),
      { field: "dates", right: sum("right"), wrong: sum("wrong"), missed: sum("missed") },
    ];
    expect(fields).toHaveLength(2);
    for (const score of fields) {
      expect(score.right).toBeGreaterThan(10);
      expect(precisionOf(score)).toBeGreaterThanOrEqual(0.98);
      expect(recallOf(score)).toBeGreaterThanOrEqual(0.95);
    }
  });

  test("an issue names the words it rests on", () => {
    const [late, twoChips] = [papers[1], papers[4]];
    const issues = [late, twoChips].map((paper) =>
      paper
        ? analyse(
            { documentText: paper.text, documentType: paper.kind, destinationCountry: paper.destination },
            CORPUS_DAY,
          ).issues[0]
        : "",
    );
    expect(issues[0]).toContain("The paper says “certified on March 3, 2027”.");
    expect(issues[1]).toContain("“Microchip 985112004567890”, “transponder 985112004567809”");
  });
});
