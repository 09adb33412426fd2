export const journeyRoles = {
  notYours: "Your role in this journey does not include this. An owner can do it.",
} as const;
