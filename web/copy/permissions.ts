export const permissions = {
  missing: "An administrator has not given your account this permission.",
} as const;
