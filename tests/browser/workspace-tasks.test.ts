import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/workspace/1", { as: DEMO_ACCOUNTS.administrator });
  await page.getByRole("heading", { level: 1 }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const titles = async () =>
  (await (await portal.staff()).trpc.workspaces.find.query({ workspaceId: 1 })).tasks.map(
    ({ title }) => title,
  );
const toast = (title: string) => page.locator("[data-kind]", { hasText: title });

test("[WSD-24] a task is added with its due date counted from the departure, and edited", async () => {
  await page.getByRole("button", { name: "Add task" }).click();
  const form = page.getByRole("form", { name: "New task" });
  // [RPT-53]
  expect(await form.getByLabel("Kind of action").inputValue()).toBe("to-do");
  await form.getByLabel("Due", { exact: true }).selectOption("before");
  await form.getByRole("button", { name: "Save task" }).click();
  await form.getByText("Say what has to be done").first().waitFor();
  await form.getByText("Enter whole days, such as 7").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await form.getByLabel("What has to be done").fill("โทรหาสายการบิน");
  await form.getByLabel("Days", { exact: true }).fill("3");
  await form.getByRole("button", { name: "Save task" }).click();
  await toast("Task added").waitFor();
  await page.getByRole("button", { name: "โทรหาสายการบิน", exact: true }).click();
  await page.getByText("3 days before departure").waitFor();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const edit = page.getByRole("form", { name: "Edit task" });
  await edit.getByLabel("Who does it").selectOption({ label: "Marek Dvořák" });
  await edit.getByRole("button", { name: "Save task" }).click();
  await toast("Task saved").waitFor();
  // The journey's log names the task too.
  const row = page.locator('[data-open="true"]').filter({ hasText: "โทรหาสายการบิน" });
  await expect.poll(() => row.innerText()).toContain("Assigned to: Marek Dvořák");
});

test("[WSD-25] tasks are moved in the plan by keyboard; the button keeps the focus and the place is announced", async () => {
  await page.getByRole("button", { name: "Order of the plan" }).click();
  const before = await titles();
  const up = page.getByRole("button", { name: "Move up: โทรหาสายการบิน" });
  await up.focus();
  // Before it stands a step that has not opened yet: the server says why that cannot be.
  await page.keyboard.press("Enter");
  await toast("The task was moved").or(toast("The task was not moved")).waitFor();
  expect(await titles()).toEqual(before);
  const pending = before[2] ?? "";
  await page.getByRole("button", { name: `Move down: ${pending}` }).focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("status")
    .filter({ hasText: `${pending} is now 4 of ${before.length}.` })
    .waitFor();
  await expect.poll(async () => (await titles())[3]).toBe(pending);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe(`Move down: ${pending}`);
  await page.getByRole("button", { name: "Order of the plan" }).click();
});

test("[WSD-26] a task that was added is removed after a question", async () => {
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await toast("Task removed").waitFor();
  expect(await titles()).not.toContain("โทรหาสายการบิน");
});
