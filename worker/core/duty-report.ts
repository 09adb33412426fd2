/** What one run of a duty came to, besides what it throws. */
export type DutyReport = {
  /** What stands in its way; null where it went well. */
  readonly failure: string | null;
};

export const WELL: DutyReport = { failure: null };
