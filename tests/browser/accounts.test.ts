import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { workspaceMembers } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const staffFrame = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

test("[DEMO-01] a visitor of the demo is its administrator at once, is told so, and may become an owner", async () => {
  const page = await visit(browser, portal, "/");
  await page.locator("[data-workspace]").first().waitFor();
  const banner = page.getByRole("complementary", { name: "Demo", exact: true });
  await banner.getByText("Demo with sample data").waitFor();
  await banner.getByRole("button", { name: "You are Anna Lindqvist" }).click();
  const accounts = banner.getByRole("region", { name: "Demo accounts" });
  await accounts.getByRole("button", { name: /Marek Dvořák/ }).waitFor();
  expect(await accounts.locator("[aria-current=true]").textContent()).toContain("Anna Lindqvist");
  expect(await seriousFindings(page)).toEqual([]);
  await accounts.getByRole("button", { name: /Sarah Whitfield/ }).click();
  await page.waitForURL("**/workspace/1/customer");
  await banner.getByRole("button", { name: "You are Sarah Whitfield" }).waitFor();
  await page.context().close();
});

test("[HOME-01] an owner with one journey lands on it", async () => {
  const { workspaceIds } = await (await portal.owner()).trpc.auth.me.query({});
  expect(workspaceIds).toHaveLength(1);
  for (const start of ["/", "/workspaces"]) {
    const page = await visit(browser, portal, start, { as: DEMO_ACCOUNTS.owner });
    await expect.poll(() => pathOf(page)).toBe(`/workspace/${workspaceIds[0]}/customer`);
    await page.context().close();
  }
});

test("[HOME-02] an owner at a staff address is shown the way to the own journey and never the staff's frame", async () => {
  const page = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.owner });
  await page.getByRole("heading", { name: "This page is for the travel team" }).waitFor();
  expect(await staffFrame(page).count()).toBe(0);
  await page.getByRole("link", { name: "Open your journey" }).click();
  await expect.poll(() => pathOf(page)).toBe("/workspace/1/customer");
  await page.context().close();
});

test("[HOME-01] an owner with several journeys lands on '/journeys', which lists them", async () => {
  const [membership] = await portal.db
    .select()
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, DEMO_ACCOUNTS.owner));
  if (!membership) throw new Error("The owner has no journey");
  await portal.db.insert(workspaceMembers).values({ ...membership, workspaceId: 2 });
  const page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.owner });
  await expect.poll(() => pathOf(page)).toBe("/journeys");
  await page.locator('a[href="/workspace/2/customer"]').first().waitFor();
  await page.context().close();
});

test("[SCHED-18] [OWN-31] an owner makes a private calendar address of the own journeys' events", async () => {
  const page = await visit(browser, portal, "/workspace/1/customer", {
    as: DEMO_ACCOUNTS.owner,
    width: 390,
  });
  await page.getByRole("button", { name: "Calendar address" }).click();
  const dialog = page.getByRole("dialog", { name: "Your private calendar address" });
  await dialog.getByRole("button", { name: "Make an address" }).click();
  const address = await dialog.getByLabel("Calendar address").inputValue();
  const link = dialog.getByRole("link", { name: "Add to my calendar" });
  expect(await link.getAttribute("href")).toBe(address.replace("http:", "webcal:"));
  const feed = await fetch(address);
  expect([feed.status, (await feed.text()).startsWith("BEGIN:VCALENDAR")]).toEqual([200, true]);
  await page.context().close();
});

test("[HOME-01] [DEMO-01] the switcher too leads an owner with several journeys to '/journeys'", async () => {
  const page = await visit(browser, portal, "/");
  const banner = page.getByRole("complementary", { name: "Demo", exact: true });
  await banner.getByRole("button", { name: "You are Anna Lindqvist" }).click();
  await banner.getByRole("button", { name: /Sarah Whitfield/ }).click();
  await banner.getByRole("button", { name: "You are Sarah Whitfield" }).waitFor();
  await expect.poll(() => pathOf(page)).toBe("/journeys");
  await page.context().close();
});
