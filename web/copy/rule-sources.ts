/** What is said of the pages that travel rules rest on. */
export const ruleSources = {
  title: "Sources",
  opensElsewhere: " (opens in a new tab)",
  start: "link to where the authority begins",
  dated: (day: string) => `its own date ${day}`,
  undated: "without a date of its own",
  read: (day: string) => `read ${day}`,
  fresh: "Fresh",
  stale: "Stale: read again",
} as const;
