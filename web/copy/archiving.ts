export const archivingWords = {
  workspace: "Archive this workspace",
  archived: "Archived",
  notArchived: (name: string) => `${name} was not archived`,
  restored: "Restored",
  notRestored: (name: string) => `${name} was not restored`,
} as const;
