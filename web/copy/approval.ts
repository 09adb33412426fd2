export const approval = {
  why: "Why it is approved all the same",
  help: "Stays with the company.",
} as const;
