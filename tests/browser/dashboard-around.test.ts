import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
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

const cards = (on: Page) => on.locator("[data-workspace]");

test("[P3] at most five requests are made before the rows are visible on the first visit", async () => {
  const first = await visit(browser, portal, "/health", { as: DEMO_ACCOUNTS.staff });
  await first.addInitScript(() => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector("[data-workspace]")) return;
      performance.mark("rows");
      watching.disconnect();
    });
    watching.observe(document, { childList: true, subtree: true });
  });
  await first.goto("/", { waitUntil: "networkidle" });
  await cards(first).first().waitFor();
  const begun = await first.evaluate(() => {
    const rowsAt = performance.getEntriesByName("rows")[0]?.startTime ?? Number.NaN;
    return [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ].filter(({ name, startTime }) => !name.startsWith("data:") && startTime < rowsAt).length;
  });
  await first.context().close();
  // The page itself at least, which has the rows in it.
  expect(begun).toBeGreaterThanOrEqual(1);
  // Page, sheet, script, the bundler's few lines that come beside it, and the data.
  expect(begun).toBeLessThanOrEqual(5);
});

test("[STATE-01] blue is under way, green completed, yellow pending", async () => {
  const page = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.staff });
  for (const [status, tone] of [
    ["in_progress", "blue"],
    ["completed", "green"],
    ["pending", "yellow"],
  ]) {
    await page.goto(`/?status=${status}`);
    await cards(page).first().waitFor();
    const shown = await page
      .getByRole("article")
      .locator("[data-tone]")
      .evaluateAll((badges) => badges.map((badge) => badge.getAttribute("data-tone")));
    expect([...new Set(shown)]).toEqual([tone]);
  }
  await page.context().close();
});

test("[DASH-17] a company with workspaces sees no samples", async () => {
  const page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.staff });
  await cards(page).first().waitFor();
  expect(await page.locator("[data-sample]").count()).toBe(0);
  expect(await page.getByText("Sample", { exact: true }).count()).toBe(0);
  await page.context().close();
});

test("[DASH-17] a company without a workspace sees three samples, marked as such and leading nowhere", async () => {
  const fresh = await aPortal("accounts");
  try {
    const page = await visit(browser, fresh, "/", { as: DEMO_ACCOUNTS.staff });
    const samples = page.locator("[data-sample]");
    await samples.first().waitFor();
    expect(await cards(page).count()).toBe(3);
    expect(await samples.count()).toBe(3);
    expect(await samples.getByText("Sample", { exact: true }).count()).toBe(3);
    expect(await samples.getByRole("link").or(samples.getByRole("button")).count()).toBe(0);
    await samples.first().click();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.getByText("No workspaces found").count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  } finally {
    await fresh.stop();
  }
});

test.each([
  [390, "dark"],
  [1440, "light"],
  [1440, "dark"],
] as const)(
  "at %i px in %s nothing is wider than the window and axe finds nothing serious",
  async (width, scheme) => {
    const page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.staff, width, scheme });
    await cards(page).first().waitFor();
    if (width > 1200) await page.getByText("Priority Review").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  },
);
