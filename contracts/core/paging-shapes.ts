import * as z from "zod";

import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from "./paging.ts";

/** Keyset paging: `cursor` is the opaque text of the page before; it names the last row, so no row is skipped or repeated. */
export const PageInput = z.object({
  limit: z.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  // A name of 200 letters in any script fits.
  cursor: z.string().max(4_000).nullish(),
});
export type PageInput = z.infer<typeof PageInput>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
