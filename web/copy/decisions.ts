/** A decision that is the owner's. */
export const decisionWords = {
  lead: "Choose how the journey goes on. A choice is made once, for everybody.",
  /** Asked before it is made, since it ends the other ways for everybody. */
  ask: (label: string) => `Choose “${label}”?`,
  askText: "It counts for everybody of this journey, and the other ways end.",
  confirm: "Choose this",
  cancel: "Not yet",
  legend: "Your choice",
  choosing: "Saving your choice...",
  chosen: (label: string) => `Chosen: ${label}`,
  meanwhile: (label: string) => `This was decided in the meantime: ${label}. Your choice was not needed.`,
  changed: "This step has changed in the meantime. Please choose again.",
  failed: "Your choice was not saved.",
  loadFailed: "The choices could not be loaded.",
  retry: "Try again",
  loading: "Loading",
} as const;
