export const DOCUMENT_CATEGORIES = ["health", "vaccination", "permit", "customs", "insurance"] as const;

/** The kinds a workspace shows; papers of the journey itself (passport copies, photos) are `travel` and have no category. */
export const WORKSPACE_DOCUMENT_TYPES = ["health", "vaccination", "travel"] as const;

export const DOCUMENT_STATUSES = ["approved", "rejected", "pending", "needs-review"] as const;

/** What may be uploaded, by content and not by name. */
export const MEDIA_TYPES = ["image/jpeg", "image/png", "application/pdf"] as const;

export const DOCUMENT_SORTS = ["newest", "oldest", "name"] as const;

export const REVIEW_DECISIONS = ["approve", "reject", "ask_changes"] as const;

/** `late` could not be read in the time there is for it; a picture is `done` at once. */
export const READING_STATES = ["waiting", "done", "late"] as const;
export type ReadingState = (typeof READING_STATES)[number];
