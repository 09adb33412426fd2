/** Words that every screen may need. */
export const common = {
  product: "Pet Travel Portal",
  tryAgain: "Try again",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  showMore: "Show more",
  noPreview: "No preview",
  noPreviewHelp: "This file cannot be shown here. Download it to look at it.",
  loading: "Loading…",
  unknown: "Unknown",
  notLoaded: (what: string) => `${what} could not be loaded`,
  cancelExport: (rows: number, total?: number) =>
    total === undefined ? `Cancel · ${rows}` : `Cancel · ${rows} of ${total}`,
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
} as const;
