export const FOUND_KINDS = ["workspace", "action", "document", "client", "article"] as const;

/** As many of a kind as one search shows. */
export const FOUND_OF_A_KIND = 5;
