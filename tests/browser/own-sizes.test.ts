import { inArray } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { tasks } from "#db/schema.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { cutWords, smallFields, smallTargets } from "#tests/support/sizes.ts";

const PHONE = { width: 390, height: 844 };
/** The demo journey's to-dos, each with its own widget. */
const TODOS = [1, 2, 3, 4, 5];

let portal: Portal;
let browser: Browser;
let owner: Visitor;
let nobody: Visitor;
beforeAll(async () => {
  portal = await aPortal();
  await portal.db.update(tasks).set({ status: "in_progress" }).where(inArray(tasks.id, TODOS));
  browser = await openBrowser();
  owner = await visit(browser, portal, "/health", { as: DEMO_ACCOUNTS.owner, ...PHONE, hasTouch: true });
  nobody = await visit(browser, portal, "/health", { ...PHONE, hasTouch: true });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const OWNERS = [
  "/workspace/1/customer",
  "/workspace/1/customer?tab=rules",
  "/workspace/1/customer?record=compliance",
  ...TODOS.map((id) => `/workspace/1/customer?todo=${id}`),
  "/journeys",
  "/account",
  "/notifications",
  "/help-centre",
  "/invoice/23",
  "/planner",
];

async function open(path: string): Promise<Visitor> {
  const page = path === "/sign-in" ? nobody : owner;
  await page.goto("about:blank");
  await page.setViewportSize(PHONE);
  await enlarge(page, 1);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  if (path.includes("todo="))
    await page.getByRole("dialog", { name: "Action Details" }).getByText("PROGRESS").waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.locator("[data-placeholder]").count()).toBe(0);
  return page;
}

/** As a reader's own setting of the browser's text does. */
async function enlarge(page: Visitor, times: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Page.setFontSizes", { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await line.detach();
}

const sideways = (page: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** How large the page's heading is, in pixels. */
const heading = (page: Visitor) =>
  page
    .getByRole("heading", { level: 1 })
    .first()
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));

test.each([...OWNERS, "/sign-in"])(
  "[OWN-14] '%s' suits a finger, a window of 320 px and text of twice its size",
  async (path) => {
    const page = await open(path);
    expect(await smallTargets(page)).toEqual([]);
    expect(await smallFields(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await cutWords(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const usual = await heading(page);
    await page.setViewportSize(PHONE);
    await enlarge(page, 2);
    expect(await heading(page)).toBe(2 * usual);
    expect(await cutWords(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  },
);
