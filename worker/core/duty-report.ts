/** What one run of a duty came to, besides what it throws. */
export type DutyReport = {
  /** What stands in its way; null where it went well. */
  readonly failure: string | null;
  /** Rows that it could do nothing with and went on without, each by its reason. */
  readonly leftOut: readonly string[];
};

export const WELL: DutyReport = { failure: null, leftOut: [] };
