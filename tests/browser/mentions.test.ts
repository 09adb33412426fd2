import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/health", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});
beforeEach(() => page.goto("/workspace/1"));

test("[NOTE-13] '@' offers those who may read the conversation, and who is chosen is told", async () => {
  const field = page.getByLabel("Your message");
  await field.pressSequentially("Look here, @sarah");
  await page
    .getByRole("list", { name: "People to name" })
    .getByRole("button", { name: /Sarah Whitfield/ })
    .click();
  await expect.poll(() => field.inputValue()).toBe("Look here, @Sarah Whitfield ");
  await field.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("");
  const owner = await portal.owner();
  const told = async () => (await owner.trpc.notifications.list.query({ kind: "mention" })).items[0];
  await expect.poll(told).toMatchObject({ workspaceId: 1, isRead: false });
  expect((await told())?.message).toContain("Look here, @Sarah Whitfield");
});

test("[RPT-14] who was chosen is told after a reload too, and nobody whose name stands in an address", async () => {
  const field = page.getByLabel("Your message");
  const sarah = page
    .getByRole("list", { name: "People to name" })
    .getByRole("button", { name: /Sarah Whitfield/ });
  const owner = await portal.owner();
  const told = async (words: string) =>
    (await owner.trpc.notifications.list.query({ kind: "mention" })).items.filter(({ message }) =>
      message.includes(words),
    ).length;
  await field.pressSequentially("After a reload, @sarah");
  await sarah.click();
  await page.reload();
  expect(await field.inputValue()).toBe("After a reload, @Sarah Whitfield ");
  await field.press("Enter");
  await expect.poll(() => told("After a reload")).toBe(1);

  await field.pressSequentially("An address: @sarah");
  await sarah.click();
  await field.fill("An address: info@Sarah Whitfield.example");
  await page.reload();
  await field.press("Enter");
  await page.getByRole("listitem").filter({ hasText: "info@Sarah Whitfield.example" }).first().waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  expect(await told("An address")).toBe(0);
});
