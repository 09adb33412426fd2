import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

const NEVER = "9999-12-31";

/** What is due sooner stands before what is due later, and what has no date after all others. */
export const byDueDate = (a: Dated, b: Dated): number =>
  (a.dueDate ?? NEVER).localeCompare(b.dueDate ?? NEVER);

/** The one that is due first; of two alike the earlier one in the list. */
export function dueFirst<T extends Dated>(items: readonly T[]): T | undefined {
  return items.toSorted(byDueDate)[0];
}

type Dated = { dueDate: CalendarDate | null };
