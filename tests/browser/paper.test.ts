import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const PAGES = [
  ["/workspace/1/customer", DEMO_ACCOUNTS.owner],
  ["/workspace/1", DEMO_ACCOUNTS.staff],
  ["/", DEMO_ACCOUNTS.staff],
  ["/documents", DEMO_ACCOUNTS.staff],
  ["/billing", DEMO_ACCOUNTS.staff],
] as const;

test.for(
  PAGES.flatMap(([address, as]) => (["light", "dark"] as const).map((scheme) => ({ address, as, scheme }))),
)(
  "[RPT-38] on paper every word of $address can be read, from a screen in $scheme colours",
  async ({ address, as, scheme }) => {
    const page = await visit(browser, portal, address, { as });
    await page.emulateMedia({ colorScheme: scheme, media: "print" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await whiteOnWhite(page)).toEqual([]);
    await page.context().close();
  },
);

/** Words so light that they need the colour behind them, where the printer leaves that out. */
function whiteOnWhite(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const element = word.parentElement;
      if (!element || word.textContent?.trim() === "" || !element.checkVisibility()) continue;
      const { color, printColorAdjust } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      const isLight = (red * 299 + green * 587 + blue * 114) / 1000 > 170;
      if (isLight && printColorAdjust !== "exact") found.push(word.textContent?.trim() ?? "");
    }
    return found;
  });
}
