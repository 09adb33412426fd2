export const paperView = {
  noPreview: "No preview",
  noPreviewHelp: "This file cannot be shown here. Download it to look at it.",
} as const;
