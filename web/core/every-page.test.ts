import { expect, test } from "vitest";

import { everyPage } from "./every-page.ts";

const PAGES = [[1, 2], [3, 4], [5]];
const readPage = ({ cursor }: { cursor: string | null }) => {
  const at = Number(cursor ?? 0);
  return Promise.resolve({ items: PAGES[at] ?? [], nextCursor: PAGES[at + 1] ? String(at + 1) : null });
};

test("every page is read in its turn, and after each it is told how far it is", async () => {
  const told: number[] = [];
  expect(await everyPage(readPage, { onProgress: (rows) => told.push(rows) })).toEqual([1, 2, 3, 4, 5]);
  expect(told).toEqual([2, 4, 5]);
});

test("called off, no further page is read", async () => {
  const calling = new AbortController();
  const told: number[] = [];
  const reading = everyPage(readPage, {
    signal: calling.signal,
    onProgress: (rows) => {
      told.push(rows);
      if (rows === 4) calling.abort();
    },
  });
  await expect(reading).rejects.toThrow(/abort/i);
  expect(told).toEqual([2, 4]);
});
