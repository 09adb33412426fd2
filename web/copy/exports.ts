export const exports = {
  done: "Export ready",
  failed: "The export could not be made",
  cancelled: "Export cancelled",
  cancel: (rows: number, total?: number) =>
    total === undefined ? `Cancel · ${rows}` : `Cancel · ${rows} of ${total}`,
} as const;
