import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/workspace/1", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const toast = () => page.locator("section[aria-label='Messages (F8)'] [data-kind]").first();
const undo = () => toast().getByRole("button", { name: "Undo" });
const note = (text: string) => page.getByRole("listitem").filter({ hasText: text });

async function write(text: string): Promise<void> {
  await page.getByPlaceholder("What colleagues should know").fill(text);
  await page.getByRole("button", { name: "Add note" }).click();
  await note(text).waitFor();
}

async function remove(text: string): Promise<void> {
  await note(text)
    .getByRole("button", { name: /remove/i })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await note(text).waitFor({ state: "hidden" });
  await toast().filter({ hasText: text }).waitFor();
}

test("[RPT-16] A is deleted, then B: Undo brings back B, and once more A", async () => {
  for (const text of ["สุนัขกลัวเสียงดัง", "Gate code 4711"]) await write(text);
  for (const text of ["สุนัขกลัวเสียงดัง", "Gate code 4711"]) await remove(text);
  await undo().click();
  await note("Gate code 4711").waitFor();
  await toast().filter({ hasText: "Before that: Note removed: สุนัขกลัวเสียงดัง" }).waitFor();
  await undo().click();
  await note("สุนัขกลัวเสียงดัง").waitFor();
  await toast().filter({ hasText: "Restored" }).waitFor();
  expect(await undo().count()).toBe(0);
});

test("[RPT-16] what was deleted is found under 'Recently deleted' after a reload, and restored there", async () => {
  await remove("Gate code 4711");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Recently deleted" }).click();
  const list = page.getByRole("table", { name: "Recently deleted" });
  await list.getByText("Gate code 4711").waitFor();
  await page.getByRole("button", { name: "Restore Gate code 4711" }).click();
  await list.getByText("Gate code 4711").waitFor({ state: "hidden" });
  await page.goto("/workspace/1");
  await note("Gate code 4711").waitFor();
  expect(await note("Gate code 4711").count()).toBe(1);
});
