import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { users } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
beforeAll(async () => {
  portal = await aPortal("blank");
  await portal.db.insert(users).values({
    id: DEMO_ACCOUNTS.administrator,
    fullName: "Ada King",
    email: "ada@company.example",
    role: "admin",
    status: "active",
  });
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin?section=before-you-open", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const step = (name: string) => page.getByRole("listitem").filter({ hasText: name }).last();

test("[TRUST-47] an administrator sees what is missing, goes there by its link, sets it, and it is missing no more", async () => {
  const list = page.getByRole("list", { name: "Needed" });
  await list.getByText("Bank account", { exact: true }).waitFor();
  await page.getByRole("link", { name: /^Admin.*missing before you open/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("link", { name: "Set up: Bank account" }).click();
  await page.getByText("No account is set: owners are offered no transfer.").waitFor();
  await page.getByRole("button", { name: "Add an account" }).click();
  await page.getByLabel("Account name").fill("The Company GmbH");
  await page.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 01");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Check the IBAN: a letter or a digit is wrong").waitFor();
  await page.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();

  await page.getByRole("link", { name: /^Before you open/ }).click();
  await step("Bank account").getByText("Set", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Set up: Prices" }).click();
  await page.getByRole("button", { name: "Set prices" }).click();
  await page.getByLabel("What it is for").fill("Pet travel");
  await page.getByLabel(/^Amount/).fill("1,200.00");
  await page.getByText("Total £1,200.00, deposit £600.00").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => (await (await portal.admin()).trpc.settings.prices.query({})).prices?.items[0]?.amount)
    .toBe(120_000);
  expect(await seriousFindings(page)).toEqual([]);
});
