export const exports = {
  done: "Export ready",
  failed: "The export could not be made",
  cancelled: "Export cancelled",
} as const;
