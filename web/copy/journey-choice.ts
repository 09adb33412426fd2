export const journeyChoice = {
  what: "The workspaces",
  noMatch: "No workspace, pet or owner has this name",
  searching: "Searching …",
} as const;
