import type { Page } from "playwright-core";
import { expect } from "vitest";

type Kept = {
  /** Every row of every database, and what the two storages hold. */
  rows: unknown[];
  files: { url: string; text: string }[];
};

/** Everything that a browser keeps for the page's origin. */
export function everythingKept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("not read")));
      });
    const rows: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        rows.push(await done(all.getAllKeys()), await done(all.getAll()));
      }
      database.close();
    }
    const files: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        files.push({ url: request.url, text: (await answer?.text()) ?? "" });
      }
    }
    return { rows, files };
  });
}

/** Waits until the browser could show the page without a line. */
export async function isReadyWithoutLine(page: Page): Promise<void> {
  const kept = async () => {
    const isServed = await page.evaluate(() => navigator.serviceWorker.controller?.state === "activated");
    if (!isServed) return "";
    return JSON.stringify((await everythingKept(page)).rows);
  };
  await expect.poll(kept, { timeout: 60_000, interval: 250 }).toContain("auth");
  await page.waitForLoadState("networkidle");
}
