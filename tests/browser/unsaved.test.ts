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
  page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.administrator, isLive: false });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const question = () => page.getByRole("dialog", { name: "Discard what you typed?" });
const answer = async (label: "Keep writing" | "Discard") => {
  await question().getByRole("button", { name: label }).click();
  await question().waitFor({ state: "hidden" });
};
const tab = (name: string) => page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name });
const isInLibrary = () => page.getByRole("heading", { level: 1, name: /library/i }).waitFor();
const isThere = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

test("[RPT-15] travel facts are not lost to another tab or the back button", async () => {
  await tab("Dashboard").click();
  await page.locator("main a[href^='/workspace/']").first().click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/workspace\/\d+$/);
  const { pathname } = new URL(page.url());
  await page.getByRole("button", { name: "Edit travel details" }).click();
  const form = page.getByRole("form", { name: "Travel details" });
  const typed = { "Stop 1": "KEF", "Flight number": "TA 999", Airline: "Test Air" };
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await tab("Library").click();
  await answer("Keep writing");
  await isThere(pathname);
  for (const [label, text] of Object.entries(typed))
    expect(await form.getByLabel(label).inputValue()).toBe(text);
  await page.goBack();
  await answer("Keep writing");
  await isThere(pathname);
  expect(await form.getByLabel("Flight number").inputValue()).toBe("TA 999");
  await tab("Library").click();
  await answer("Discard");
  await isInLibrary();
});

test("[RPT-15] a form that nobody has touched, or that is as it was again, goes without a question", async () => {
  await page.goto("/workspace/1");
  await page.getByRole("button", { name: "Edit travel details" }).click();
  const form = page.getByRole("form", { name: "Travel details" });
  await tab("Library").click();
  await isInLibrary();
  await page.goBack();
  await page.getByRole("button", { name: "Edit travel details" }).click();
  const field = form.getByLabel("Flight number");
  const before = await field.inputValue();
  await field.fill("another");
  await field.fill(before);
  await tab("Library").click();
  await isInLibrary();
  expect(await question().count()).toBe(0);
});

test("[RPT-15] Escape, the cross and a press beside a dialog ask; what was kept is still there", async () => {
  await page.goto("/admin?section=teams");
  await page.getByRole("button", { name: "New team" }).click();
  const dialog = page.getByRole("dialog", { name: "New team" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "New team" }).click();
  const field = dialog.getByRole("textbox", { name: "Team name" });
  await field.fill("Night desk");
  await page.keyboard.press("Escape");
  await question().waitFor();
  await page.keyboard.press("Escape");
  await question().waitFor({ state: "hidden" });
  expect(await field.inputValue()).toBe("Night desk");
  await page.mouse.click(8, 400);
  await answer("Keep writing");
  await dialog.getByRole("button", { name: "Close" }).click();
  await answer("Keep writing");
  expect(await field.inputValue()).toBe("Night desk");
  await page.keyboard.press("Escape");
  await answer("Discard");
  await dialog.waitFor({ state: "hidden" });
});

test("[RPT-15] a press beside a drawer asks, and so does the back button", async () => {
  await page.goto("/manage?tab=clients");
  await page.getByRole("table").getByRole("button").first().click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Edit", exact: true }).click();
  const field = drawer.getByRole("textbox", { name: /phone/i }).first();
  await field.fill("+44 20 7946 0999");
  await page.mouse.click(8, 400);
  await answer("Keep writing");
  await page.goBack();
  await answer("Keep writing");
  expect(await field.inputValue()).toBe("+44 20 7946 0999");
});

test("[RPT-15] a section of a page asks before it makes room; saved, it goes without a question", async () => {
  await page.goto("/admin?section=company-contact");
  const form = page.getByRole("form", { name: /contact/i });
  await form.getByRole("textbox").nth(1).fill("+44 20 7946 0001");
  const other = page
    .getByRole("link", { name: "Bank accounts" })
    .or(page.getByRole("button", { name: "Bank accounts" }));
  await other.first().click();
  await answer("Keep writing");
  await form.getByRole("button", { name: "Save" }).click();
  await page.locator("[data-kind=success]").first().waitFor();
  await other.first().click();
  await form.waitFor({ state: "hidden" });
  expect(await question().count()).toBe(0);
});

const prices = async () => {
  await page.goto("/admin?section=prices");
  const form = page.getByRole("form", { name: "Prices" });
  await form.getByLabel("What it is for").first().waitFor();
  return form;
};

test("[RPT-15] a line taken away asks, a line only added does not", async () => {
  const form = await prices();
  await form.getByRole("button", { name: "Add an item" }).click();
  await tab("Library").click();
  await isInLibrary();
  expect(await question().count()).toBe(0);
  await prices();
  await form
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await tab("Library").click();
  await answer("Discard");
  await isInLibrary();
});

test("[RPT-15] what the form's own check has sent back is still only here, whatever else is saved", async () => {
  const form = await prices();
  await form.getByLabel("What it is for").first().fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await form.locator("[aria-invalid=true]").first().waitFor();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const saved = page.waitForResponse(/notifications\.markAllRead/);
  await page.getByRole("button", { name: "Mark all read" }).click();
  await saved;
  await page.keyboard.press("Escape");
  await tab("Library").click();
  await answer("Keep writing");
  await isThere("/admin");
  expect(await form.locator("[aria-invalid=true]").count()).toBe(1);
  await tab("Library").click();
  await answer("Discard");
});

test("[RPT-15] a reload asks in the browser's own words, and not once nothing is typed", async () => {
  const form = await prices();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await form.getByLabel("What it is for").first().fill("Night flight");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("[RPT-50] 'Cancel' asks before it throws away what was typed, in a dialog and in a page, and otherwise goes at once", async () => {
  await page.goto("/admin?section=teams");
  await page.getByRole("button", { name: "New team" }).click();
  const dialog = page.getByRole("dialog", { name: "New team" });
  const cancel = dialog.getByRole("button", { name: "Cancel" });
  await cancel.click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "New team" }).click();
  const field = dialog.getByRole("textbox", { name: "Team name" });
  await field.fill("ทีมกลางคืน");
  await cancel.click();
  await answer("Keep writing");
  expect(await field.inputValue()).toBe("ทีมกลางคืน");
  await cancel.click();
  await answer("Discard");
  await dialog.waitFor({ state: "hidden" });

  await page.goto("/workspace/1?task=1");
  await page.getByRole("button", { name: "Change due date" }).click();
  const due = page.getByLabel("Due date", { exact: true });
  await due.fill("3 May 2031");
  await page.getByRole("button", { name: "Cancel" }).click();
  await answer("Keep writing");
  expect(await due.inputValue()).toBe("3 May 2031");
  await page.getByRole("button", { name: "Cancel" }).click();
  await answer("Discard");
  await due.waitFor({ state: "hidden" });
});

test("[RPT-50] Escape asks in a form that stands in no dialog", async () => {
  await page.goto("/workspace/1");
  const add = page.getByRole("button", { name: "Add a tag" });
  await add.click();
  const field = page.getByLabel("New tag");
  await field.press("Escape");
  await field.waitFor({ state: "hidden" });
  await add.click();
  await field.fill("Fragile");
  await field.press("Escape");
  await answer("Keep writing");
  expect(await field.inputValue()).toBe("Fragile");
  await field.press("Escape");
  await answer("Discard");
  await field.waitFor({ state: "hidden" });
});
