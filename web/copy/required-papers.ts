/** The papers that have to be there before an action can be handed in or completed. */
export const paperWords = {
  title: "Papers that belong to this",
  there: "There",
  missing: "Missing",
  lead: (missing: number) =>
    missing === 1
      ? "One paper is still missing. Upload it here; then this can be finished."
      : `${missing} papers are still missing. Upload them here; then this can be finished.`,
  /** Before a button that waits for them. */
  first: (names: readonly string[]) => `Still missing: ${names.join(", ")}`,
  go: "Go to the papers",
  choose: (name: string) => `Upload ${name}`,

  waive: "Complete without the papers",
  waiveReason: "Why it is done without them",
  waiveHelp: (names: readonly string[]) =>
    `Missing: ${names.join(", ")}. The record of the journey keeps your reason.`,
  waiveMissing: "Say why it is done without the papers",
} as const;

/** The same for a payment that nobody has made. */
export const unpaid = {
  waive: "Complete without the money",
  waiveReason: "Why it is done without the money",
  waiveHelp: () => "Nobody has paid this. The record of the journey keeps your reason.",
  waiveMissing: "Say why it is done without the money",
} as const;
