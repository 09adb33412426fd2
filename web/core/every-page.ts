import { type Page, PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";

type ReadPage<T> = (page: { limit: number; cursor: string | null }) => Promise<Page<T>>;

/** Every row of a paged list, page after page. */
export async function everyPage<T>(readPage: ReadPage<T>): Promise<T[]> {
  const rows: T[] = [];
  let cursor: string | null = null;
  do {
    // Each page names the next.
    // oxlint-disable-next-line no-await-in-loop
    const page: Page<T> = await readPage({ limit: PAGE_LIMIT_MAX, cursor });
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}
