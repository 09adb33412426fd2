/** Words of parts that the entry does not need. */
export const parts = {
  loading: "Loading…",
  failed: "This part could not be loaded.",
  retry: "Try again",
  today: "Today",
  yesterday: "Yesterday",
  at: (day: string, time: string) => `${day}, ${time}`,
} as const;
