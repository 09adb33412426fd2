/** How long a paper is good for. */
export const expiry = {
  label: "Valid until",
  help: "The last day on which the paper is good. Owners and the team are warned 30 and 7 days before.",
  open: "Choose the last day in the calendar",
  save: "Save date",
  unreadable: "Write the date as 31 Dec 2026 or 2026-12-31",
  /** What the file itself says, in its own words. */
  says: (words: string) => `The paper says “${words}”.`,
  unread: (words: string) => `The paper has a date we could not read: “${words}”. Which day is it?`,
  take: (day: string) => `Use ${day}`,
  saved: "Date saved",
  failed: "The date was not saved",
  soon: (days: number) =>
    days === 0 ? "Expires today" : days === 1 ? "Expires tomorrow" : `Expires in ${days} days`,
  expired: (day: string) => `Expired ${day}`,
  beforeArrival: (day: string) => `Lapses ${day}, before arrival`,
} as const;
