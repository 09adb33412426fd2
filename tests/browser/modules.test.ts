import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;
let colleague: Page;
let owner: Page;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin?section=modules", { as: DEMO_ACCOUNTS.administrator });
  colleague = await visit(browser, portal, "/workspace/1", { as: DEMO_ACCOUNTS.staff });
  owner = await visit(browser, portal, "/journeys", { as: DEMO_ACCOUNTS.owner });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const entry = (of: Page, name: string) =>
  of.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const turn = async (name: string, isOn: boolean) => {
  await page.getByRole("switch", { name: new RegExp(`^${name}`) }).press(" ");
  if (!isOn) await page.getByRole("button", { name: "Switch off" }).click();
  await page
    .getByText(`${name} is ${isOn ? "on" : "off"}`, { exact: true })
    .first()
    .waitFor();
};

test("[ADMIN-18] a module that is switched off vanishes from open pages, its address says so, and it comes back", async () => {
  await expect.poll(() => entry(colleague, "Billing").count()).toBe(1);
  await expect.poll(() => colleague.locator('a[href^="/billing"]').count()).toBeGreaterThan(1);
  expect(await seriousFindings(page)).toEqual([]);
  await turn("Billing", false);
  for (const one of [page, colleague]) await expect.poll(() => entry(one, "Billing").count()).toBe(0);
  await expect.poll(() => colleague.locator('a[href^="/billing"]').count()).toBe(0);
  await colleague.goto("/billing");
  await colleague.getByText("Billing is switched off").first().waitFor();
  await owner.reload();
  await owner.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => owner.getByRole("heading", { name: /^(Invoices|Receipts)$/ }).count()).toBe(0);
  await turn("Billing", true);
  await colleague.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
});

test("[ADMIN-18] without the help nobody is led to it; who was slower is told and sees what holds", async () => {
  await owner.getByRole("banner").getByRole("link", { name: "Help" }).waitFor();
  await turn("Help", false);
  await expect.poll(() => entry(page, "Help").count()).toBe(0);
  await expect.poll(() => page.locator('a[href^="/help-centre"]').count()).toBe(0);
  await owner.reload();
  await owner.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => owner.getByRole("banner").getByRole("link", { name: "Help" }).count()).toBe(0);
  await page.route("**/trpc/*settings.modules*", (route) => route.abort());
  const admin = await portal.admin();
  const now = await admin.trpc.settings.modules.query({});
  await admin.trpc.settings.setModules.mutate({ ...now, isOn: { ...now.isOn, schedule: false } });
  await page.getByRole("switch", { name: /^Help/ }).press(" ");
  await page.getByText("Somebody else has switched modules meanwhile").waitFor();
  await page.unroute("**/trpc/*settings.modules*");
});
