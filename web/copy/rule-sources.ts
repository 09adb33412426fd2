/** What is said of the pages that travel rules rest on. */
export const ruleSources = {
  title: "Sources",
  opensElsewhere: " (opens in a new tab)",
  start: "link to where the authority begins",
  dated: (day: string) => `its own date ${day}`,
  undated: "without a date of its own",
  read: (day: string) => `read ${day}`,
  reviewed: (by: string | null, day: string) =>
    by === null ? `reviewed on ${day}` : `reviewed by ${by} on ${day}`,
  fresh: "Fresh",
  stale: (days: number) => `Stale: read ${days} days ago`,
  differs: "The page says something else",
  says: (text: string) => `Found there: ${text}`,
} as const;
