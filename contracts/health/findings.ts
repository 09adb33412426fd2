/** `known` stands on record as the paper says it; `discarded` is what a person has put aside. */
export const FINDING_STATES = ["open", "known", "discarded"] as const;

export const DISAGREEMENTS = ["microchip", "name", "birth", "valid_until", "result"] as const;

/** What speaks against approving a paper: that it disagrees, or that it is over too early. */
export const CONCERNS = [...DISAGREEMENTS, "expired", "before_arrival"] as const;
