/** What a pet's health record is made of. */
export const ENTRY_KINDS = ["microchip", "tattoo", "vaccination", "sample", "record", "stay"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const DISEASES = ["rabies", "core", "leptospirosis", "canine_influenza", "other"] as const;
export type Disease = (typeof DISEASES)[number];

/** Entries a pet can have: far more than a long life of travel makes. */
export const ENTRIES_MAX = 200;
