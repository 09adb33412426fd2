import type { Browser, Page } from "playwright-core";

import { takenOver, type Visit, visit, type Visitor } from "./browser.ts";
import type { Portal } from "./portal.ts";

const withheld = new WeakMap<Page, () => void>();

/** Lets the scripts of a page come that has waited for them. */
export async function scriptsCome(page: Page): Promise<void> {
  withheld.get(page)?.();
  await takenOver(page);
}

/** A page whose scripts wait for `scriptsCome`, of somebody whose zone is known. */
export async function withoutScriptsYet(
  browser: Browser,
  portal: Portal,
  path: string,
  options: Visit = {},
): Promise<Visitor> {
  const page = await visit(browser, portal, "/version", options);
  const { zone = "UTC" } = options;
  await page
    .context()
    .addCookies([{ name: "portal-zone", value: encodeURIComponent(zone), url: portal.origin }]);
  const { promise: awaited, resolve } = Promise.withResolvers<void>();
  withheld.set(page, resolve);
  await page.route("**/assets/*.js", async (route) => {
    await awaited;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#root > *").first().waitFor({ state: "attached" });
  // Nothing is painted before they are there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([disabled])")].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  return page;
}
