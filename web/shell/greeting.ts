export type PartOfDay = "morning" | "afternoon" | "evening";

const NOON = 12;
const EVENING = 18;

/** @param hour of the viewer's wall clock, 0 to 23 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < NOON) return "morning";
  return hour < EVENING ? "afternoon" : "evening";
}

/** The first word of a full name; null where there is none. */
export function firstName(fullName: string | null | undefined): string | null {
  return fullName?.trim().split(/\s+/u)[0] || null;
}
