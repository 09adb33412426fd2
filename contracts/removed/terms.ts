/** What can be deleted and brought back. */
export const REMOVED_KINDS = ["document", "task", "note", "entry", "invoice", "tag", "team"] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** So many days what was deleted can be brought back; then it goes for good. */
export const REMOVED_KEPT_DAYS = 30;
/** What a list shows of the text of something without a name. */
export const REMOVED_NAME_MAX = 80;
