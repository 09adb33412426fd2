import type { AnalysedType, AnalysisDestination } from "#contracts/analysis/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { type Facts, quoteKey } from "./read-paper.ts";
import type { Mention } from "./words.ts";

/** `wrong` cannot be accepted as it stands; `unsure` has to be looked at by a person; `tip` is advice only. */
export type Finding = {
  readonly weight: "wrong" | "unsure" | "tip";
  readonly issue?: string;
  readonly advice?: string;
  /** The paper's words that the issue rests on. */
  readonly quote?: string | undefined;
};

/** A paper that was read, with what it is said to be, where it is to lead, and the day on which it is judged. */
export type Case = {
  readonly facts: Facts;
  readonly type: AnalysedType;
  readonly destination: AnalysisDestination;
  readonly today: CalendarDate;
};

export const wrong = (issue: string, advice: string, quote?: string): Finding => ({
  weight: "wrong",
  issue,
  advice,
  quote,
});
export const unsure = (issue: string, advice: string, quote?: string): Finding => ({
  weight: "unsure",
  issue,
  advice,
  quote,
});

/** The paper's own words for what was read from it. */
export function wordsFor(facts: Facts, ...of: Parameters<typeof quoteKey>): string | undefined {
  return facts.quotes.get(quoteKey(...of));
}
export const tip = (advice: string): Finding => ({ weight: "tip", advice });

/** Countries that follow the pet travel rules of the EU in what is judged here. */
export const EU_STYLE: readonly AnalysisDestination[] = ["UK", "Germany", "France"];
/** Where a chip that ISO readers do not find stops an animal. */
export const ISO_CHIP: readonly AnalysisDestination[] = [...EU_STYLE, "Japan", "Australia"];

/** What a paper has to show, by what it mentions. */
export function needed(facts: Facts, wanted: Partial<Record<Mention, string>>): Finding[] {
  return Object.entries(wanted)
    .filter(([mention]) => !facts.mentions[mention as Mention])
    .map(([, name]) =>
      unsure(`The paper does not show ${name}.`, `Make sure that ${name} can be read on the paper.`),
    );
}

export const latest = (dates: readonly CalendarDate[]) => [...dates].sort((a, b) => (a < b ? -1 : 1)).at(-1);
export const earliest = (dates: readonly CalendarDate[]) => [...dates].sort((a, b) => (a < b ? -1 : 1))[0];
