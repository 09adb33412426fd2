import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
beforeAll(async () => {
  // What fails in here is logged, as it should be.
  portal = await aPortal("demo", {}, () => undefined, { hasGate: true });
  browser = await openBrowser();
});
afterEach(async () => {
  portal.gate?.open();
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** Until the page has asked again by itself. */
const HEALS = { timeout: 30_000 };
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "does not answer for the moment" });

test("[OPS-25] an owner's page that was opened while the database was away is there once it is back, untouched", async () => {
  const page = await visit(browser, portal, "/journeys", {
    as: DEMO_ACCOUNTS.owner,
    width: 390,
    height: 844,
  });
  portal.gate?.shut();
  await page.goto("/workspace/1/customer");
  await page.getByText("The journey could not be loaded").waitFor();
  await notice(page).getByText("Nothing is lost. This page asks again by itself.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  portal.gate?.open();
  await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor(HEALS);
  await notice(page).waitFor({ state: "detached" });
});

test("[OPS-25] what a colleague opens in an outage comes by itself, and what was shown before stays meanwhile", async () => {
  const page = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.administrator });
  const heading = page.getByRole("heading", { level: 1 });
  await heading.waitFor();
  portal.gate?.shut();
  await page.getByRole("link", { name: "Documents", exact: true }).first().click();
  await notice(page).waitFor();
  expect(await page.getByRole("navigation").first().isVisible()).toBe(true);
  portal.gate?.open();
  await notice(page).waitFor({ state: "detached", ...HEALS });
  await page.getByText("CITES export permit").first().waitFor();
});

test("[OPS-25] nobody asks in a tab that is hidden, and coming back to it asks at once", async () => {
  const page = await visit(browser, portal, "/journeys", { as: DEMO_ACCOUNTS.owner });
  portal.gate?.shut();
  await page.goto("/workspace/1/customer");
  await notice(page).waitFor();
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await hide(true);
  let calls = 0;
  page.on("request", (request) => (calls += request.url().includes("/trpc/") ? 1 : 0));
  portal.gate?.open();
  await page.waitForTimeout(8_000);
  expect(calls).toBe(0);
  await hide(false);
  await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor({ timeout: 3_000 });
});
