/** How many people one message can name. */
export const MENTIONS_MAX = 20;

/** How many files go with one message. */
export const MESSAGE_FILES_MAX = 10;

/** How much of a message the list of conversations repeats. */
export const MESSAGE_GIST = 160;

/** Threads with something unread that are told by name; beyond it a badge has long said enough. */
export const UNREAD_THREADS_MAX = 200;

export const THREAD_SCOPES = ["mine", "all"] as const;
