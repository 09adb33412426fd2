import { type Page, PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";

type ReadPage<T> = (page: { limit: number; cursor: string | null }) => Promise<Page<T>>;

type Watch = {
  /** Ends the reading before the next page; the one on its way is the caller's to end. */
  signal?: AbortSignal;
  /** Told after each page how many rows there are by then. */
  onProgress?: (rows: number) => void;
};

/** Every row of a paged list, page after page. */
export async function everyPage<T>(readPage: ReadPage<T>, { signal, onProgress }: Watch = {}): Promise<T[]> {
  const rows: T[] = [];
  let cursor: string | null = null;
  do {
    signal?.throwIfAborted();
    // Each page names the next.
    // oxlint-disable-next-line no-await-in-loop
    const page: Page<T> = await readPage({ limit: PAGE_LIMIT_MAX, cursor });
    for (const row of page.items) rows.push(row);
    onProgress?.(rows.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  signal?.throwIfAborted();
  return rows;
}
