import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/documents?view=analysis", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});
beforeEach(async () => {
  await page.goto("/workspaces");
  await page
    .locator("[data-workspace]")
    .first()
    .getByRole("button", { name: /^Invite/ })
    .click();
  await send().waitFor();
});

const send = () => page.getByRole("button", { name: "Send invitation" });
const region = () => page.locator('section[aria-label="Messages (F8)"]');
const shown = () => region().locator("[data-kind]");
const field = (label: string) => page.getByRole("dialog").getByLabel(label);

/** Raises 'Required Fields Missing', and gives the moment. */
async function raise(): Promise<number> {
  await send().click();
  await shown().first().waitFor();
  return Date.now();
}

async function swipe(pixels: number): Promise<void> {
  const box = await shown().locator("strong").boundingBox();
  if (!box) throw new Error("There is no toast");
  const [x, y] = [box.x + 4, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
  // Drawn once more: whatever letting go does is on the screen.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

test("[CONST-07] a toast goes away by itself after five seconds", async () => {
  const since = await raise();
  await page.mouse.move(5, 5);
  await shown().waitFor({ state: "detached" });
  expect(Date.now() - since).toBeGreaterThan(4000);
  expect(Date.now() - since).toBeLessThan(9500);
});

test("[STATE-09] [CONST-06] a second toast takes the place of the first", async () => {
  await raise();
  await field("Customer name").fill("Ann");
  await field("Customer email").fill("ann");
  await send().click();
  await expect.poll(() => shown().locator("strong").allTextContents()).toEqual(["Invalid Email"]);
});

test("[CONST-09] swiped to the right beyond 50 px a toast is gone", async () => {
  await raise();
  await swipe(60);
  await expect.poll(() => shown().count(), { timeout: 2000 }).toBe(0);
});

test("[CONST-09] swiped to the right by 50 px a toast springs back", async () => {
  await raise();
  await swipe(50);
  expect(await shown().count()).toBe(1);
});

test("[CONST-10] F8 moves the focus to the region of the messages", async () => {
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("F8");
  expect(await region().evaluate((element) => element === document.activeElement)).toBe(true);
});
