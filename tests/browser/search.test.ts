import { sql } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { columnOf } from "#tests/support/rows.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});
beforeEach(async () => {
  await page.goto("/status");
  await button(page).waitFor();
});

const button = (of: Visitor) => of.getByRole("button", { name: /^Search everything/ });
const palette = (of = page) => of.getByRole("dialog", { name: "Search everything" });
const box = (of = page) => of.getByRole("combobox", { name: "Search everything" });
const option = (name: string, of = page) => of.getByRole("option", { name }).first();
const addressOf = (of = page) => {
  const { pathname, search } = new URL(of.url());
  return pathname + search;
};

test("[SRCH-03] Ctrl+K opens the palette; the arrows choose, Enter opens, Escape closes and gives the focus back", async () => {
  await page.keyboard.press("Control+k");
  await box().fill("sarah whit");
  await option("Sarah Whitfield").waitFor();
  const chosen = () => page.locator("[role=option][data-selected]").textContent();
  await expect.poll(chosen).toContain("Bella");
  await page.keyboard.press("ArrowDown");
  await expect.poll(chosen).toContain("sarah@whitfield.example");
  await expect
    .poll(async () => (await box().getAttribute("aria-activedescendant")) ?? "")
    .toMatch(/^client-\d+$/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf()).toBe("/workspace/1");
  await palette().waitFor({ state: "detached" });

  await button(page).focus();
  await page.keyboard.press("Enter");
  await box().waitFor();
  await page.keyboard.press("Escape");
  await palette().waitFor({ state: "detached" });
  await expect.poll(() => button(page).evaluate((it) => it === document.activeElement)).toBe(true);
});

test("[SRCH-03] it finds pages by name, says what it did not find and what failed", async () => {
  await button(page).click();
  await box().fill("travel pl");
  await option("Travel planner").waitFor();
  await box().fill("zzzz");
  await palette().getByText("Nothing found for “zzzz”").waitFor();
  await page.route(/search\.find/, (route) => route.abort());
  await box().fill("rocky");
  await palette()
    .getByRole("status")
    .getByText(/The server did not answer/)
    .waitFor();
  await page.unroute(/search\.find/);
  await box().fill("planner");
  await option("Travel planner").click();
  await expect.poll(() => addressOf()).toBe("/planner");
});

test("[RPT-22] a command begins what it names, and an invoice, a colleague and an event open from their names", async () => {
  await page.keyboard.press("Control+k");
  await box().fill("new inv");
  await option("New invoice").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New invoice" }).waitFor();
  expect(addressOf()).toBe("/billing?create=choose");

  const [number] = await columnOf(
    portal.db,
    sql`select invoice_number from invoices where invoice_number is not null limit 1`,
  );
  const [title] = await columnOf(
    portal.db,
    sql`select title from schedule_events where workspace_id = 1 limit 1`,
  );
  const [colleague] = await columnOf(
    portal.db,
    sql`select full_name from users where role = 'staff' limit 1`,
  );
  const places = [
    ["Invoices", String(number), /^\/billing\?invoice=\d+$/],
    ["Schedule", String(title), /^\/schedule\?event=\d+$/],
    ["People", String(colleague), /^\/workspaces\?owner=\d+$/],
  ] as const;
  for (const [group, name, address] of places) {
    await page.goto("/status");
    await button(page).click();
    await box().fill(name);
    await palette().getByRole("group", { name: group }).getByRole("option").first().click();
    await expect.poll(() => addressOf()).toMatch(address);
  }
});

test("[SRCH-04] '/' goes to the page's search or opens the palette, '?' shows the shortcuts", async () => {
  await page.keyboard.press("/");
  await box().waitFor();
  await page.keyboard.press("Escape");
  await palette().waitFor({ state: "detached" });
  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await shortcuts.getByText("Search everything", { exact: true }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await shortcuts.waitFor({ state: "detached" });
  await expect.poll(() => palette().count()).toBe(0);

  await page.goto("/documents");
  const search = page.getByRole("main").getByRole("searchbox").first();
  await search.waitFor();
  await page.keyboard.press("/");
  await expect.poll(() => search.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type("a/b?");
  await expect.poll(() => search.inputValue()).toBe("a/b?");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("[SRCH-02] an owner's palette leads to their own page", async () => {
  const owner = await visit(browser, portal, "/workspace/1/customer", {
    as: DEMO_ACCOUNTS.owner,
    width: 390,
    scheme: "dark",
  });
  await button(owner).click();
  await box(owner).fill("deposit");
  await option("Make deposit payment", owner).waitFor();
  expect(await seriousFindings(owner)).toEqual([]);
  await option("Make deposit payment", owner).click();
  await expect.poll(() => addressOf(owner)).toMatch(/^\/workspace\/1\/customer\?todo=\d+$/);
  expect(owner.complaints).toEqual([]);
  await owner.context().close();
});

test("axe finds nothing serious in the palette and among the shortcuts", async () => {
  await page.keyboard.press("Control+k");
  await box().fill("certificate");
  await option("Rabies vaccination certificate").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await palette().waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
