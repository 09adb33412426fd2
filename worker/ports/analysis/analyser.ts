import type { Analysis, AnalysisDraft } from "#contracts/analysis/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

/**
 * Reads the text of a paper and says what is wrong with it for a destination, as things stand on `today`.
 * A screening aid: what it cannot judge is `needs_review`, never `valid`.
 */
export type Analyser = (paper: AnalysisDraft, today: CalendarDate) => Promise<Analysis>;
