import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";

/** What the screen asks for; the route's loader, which stands in the entry, asks for the same beforehand. */
export const libraryInput = (isArchived: boolean) => ({
  limit: PAGE_LIMIT_MAX,
  ...(isArchived && { isArchived }),
});
