export const FORM_KINDS = ["pet", "travel", "owner"] as const;

export const VACCINATION_STATUSES = ["up-to-date", "needs-update", "unknown"] as const;
export const TRAVEL_CLASSES = ["cabin", "cargo"] as const;

/** The owner's four promises, by key; the words stand in the copy. */
export const ACKNOWLEDGEMENTS = ["requirements", "documentation", "responsibility", "fees"] as const;
