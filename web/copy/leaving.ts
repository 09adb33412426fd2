export const leaving = {
  title: "Discard what you typed?",
  body: "It has not been saved, and it cannot be brought back.",
  confirmLabel: "Discard",
  cancelLabel: "Keep writing",
  isDanger: true,
} as const;
