/** In the order in which they are shown. */
export const FOUND_KINDS = [
  "workspace",
  "pet",
  "client",
  "person",
  "action",
  "document",
  "paper",
  "event",
  "invoice",
  "template",
  "article",
] as const;

/** As many of a kind as one search shows. */
export const FOUND_OF_A_KIND = 5;
