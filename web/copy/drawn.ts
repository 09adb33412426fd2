/** On pages that the Worker has drawn. */
export const drawn = {
  withoutScripts: "This page is here to be read. To do more with it, please turn JavaScript on.",
} as const;
