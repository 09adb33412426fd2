import type { AnalysedType, AnalysisDestination } from "#contracts/analysis/shapes.ts";
import type { VALIDITIES } from "#contracts/analysis/terms.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Occasion } from "#worker/ports/analysis/embedded/words.ts";

/** A made-up paper, with what a person reads on it. No animal, vet or number of it exists. */
export type MadePaper = {
  readonly name: string;
  readonly text: string;
  readonly destination: AnalysisDestination;
  readonly kind: AnalysedType;
  readonly chips: readonly string[];
  readonly dates: Partial<Record<Occasion, readonly CalendarDate[]>>;
  readonly batches?: readonly string[];
  readonly titer?: number;
  readonly validity: (typeof VALIDITIES)[number];
  /** A word of the issue that has to be named. */
  readonly issue?: string;
};

/** The day on which the papers are judged. */
export const CORPUS_DAY: CalendarDate = "2027-03-10";
