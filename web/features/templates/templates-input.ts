import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";

/** What the page asks for; the route's loader, which stands in the entry, asks for the same beforehand. */
export const TEMPLATES_INPUT = { limit: PAGE_LIMIT_MAX };
