export const archivingWords = {
  archived: "Archived",
  notArchived: (name: string) => `${name} was not archived`,
  restored: "Restored",
  notRestored: (name: string) => `${name} was not restored`,
  undo: "Undo",
} as const;
