/** `known` stands on record as the paper says it; `discarded` is what a person has put aside. */
export const FINDING_STATES = ["open", "known", "discarded"] as const;

/** What stands in an animal's details. */
export const PET_FACTS = ["birth", "breed", "neutering", "passport"] as const;

export const DISAGREEMENTS = [
  "microchip",
  "name",
  ...PET_FACTS,
  "valid_until",
  "result",
  "issued_in",
] as const;

/** What speaks against approving a paper: that it disagrees, or that it is over too early. */
export const CONCERNS = [...DISAGREEMENTS, "expired", "before_arrival"] as const;
