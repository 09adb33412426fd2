import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { users, workspaces } from "#db/schema.ts";
import { anApp } from "#tests/support/authenticator.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const MAREK = "Marek Dvořák";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const colleague = async (fullName: string) =>
  (await (await portal.admin()).trpc.admin.colleagues.query({ limit: 200 })).items.find(
    (one) => one.fullName === fullName,
  );
const choose = async (fullName: string, item: string, on = page) => {
  await on.getByRole("button", { name: `Actions for ${fullName}` }).click();
  await on.getByRole("menuitem", { name: item }).click();
};

test("[ADMIN-35] [ADMIN-36] [API-21] 'Edit' saves what is changed, and the list shows it", async () => {
  await page.getByRole("button", { name: `Actions for ${MAREK}` }).click();
  await page.getByRole("menuitem").first().waitFor();
  expect(await page.getByRole("menuitem").allTextContents()).toEqual(["Edit", "Delete"]);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${MAREK}` });
  await dialog.getByRole("textbox", { name: "Full name" }).fill("  ");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Full name is required").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Full name" }).fill(MAREK);
  await dialog.getByRole("textbox", { name: "Job title" }).fill("");
  await dialog.getByRole("checkbox", { name: /^Administrator/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("status").getByText("Colleague saved").waitFor();
  await dialog.waitFor({ state: "hidden" });
  const row = page.getByRole("row").filter({ hasText: MAREK });
  await row.getByText("Co-founder").waitFor();
  expect(await row.getByRole("img", { name: "Administrator" }).isVisible()).toBe(true);
  expect(await colleague(MAREK)).toMatchObject({ isAdmin: true, jobTitle: null });
});

test("[ACCT-10] a lost app is taken off where a colleague is edited, once it is said for sure", async () => {
  await anApp(await portal.staff());
  const [row] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
  const name = row?.fullName ?? "";
  await page.reload();
  await choose(name, "Edit");
  const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
  await dialog.getByText("Signs in with a second step").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "App lost: reset" }).click();
  const sure = page.getByRole("dialog", { name: `Take the app off the account of ${name}?` });
  await sure.getByRole("button", { name: "Take it off" }).click();
  await page.getByText("Second Step Reset").waitFor();
  await expect.poll(async () => (await colleague(name))?.hasSecondStep).toBe(false);
});

test("[ADMIN-37] [API-22] 'Delete' asks who takes over, hands the open work on and takes the colleague off the list", async () => {
  const journeysOf = async (userId: number) =>
    (await portal.db.select().from(workspaces).where(eq(workspaces.assignedToId, userId)))
      .filter(({ status }) => status !== "completed")
      .map(({ id }) => id);
  const leaving = await colleague(MAREK);
  const heir = await colleague("Kwame Mensah");
  if (!leaving || !heir) throw new Error("The demo company lacks a colleague");
  const open = await journeysOf(leaving.id);
  expect(open.length).toBeGreaterThan(0);
  await choose(MAREK, "Delete");
  const dialog = page.getByRole("dialog", { name: `Delete ${MAREK}?` });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await dialog.getByText("Choose who takes over").waitFor();
  expect(await colleague(MAREK)).toBeDefined();
  const successors = await dialog.getByRole("combobox").locator("option").allTextContents();
  expect(successors).not.toContain(MAREK);
  expect(successors).not.toContain("Tomasz Żółkiewski");
  await dialog.getByRole("combobox").selectOption({ label: heir.fullName });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("status").getByText("Colleague deleted").waitFor();
  await expect.poll(() => page.getByRole("row").filter({ hasText: MAREK }).count()).toBe(0);
  expect(await colleague(MAREK)).toBeUndefined();
  expect(await journeysOf(heir.id)).toEqual(expect.arrayContaining(open));
});

test("nobody deletes themselves, and the menu says why", async () => {
  await page.getByRole("button", { name: "Actions for Anna Lindqvist" }).click();
  expect(await page.getByRole("menuitem", { name: "Delete" }).isDisabled()).toBe(true);
  expect(await page.getByText("You cannot delete yourself").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
});

test("service staff see the colleagues, and why they may not change them", async () => {
  const guest = await aPortal();
  const screen = await visit(browser, guest, "/admin", { as: DEMO_ACCOUNTS.staff });
  await screen.getByRole("button", { name: "Actions for Kwame Mensah" }).click();
  for (const item of ["Edit", "Delete"]) {
    expect(await screen.getByRole("menuitem", { name: item }).isDisabled()).toBe(true);
  }
  expect(await screen.getByText("Only administrators may do this").isVisible()).toBe(true);
  await screen.context().close();
  await guest.stop();
});

test("the last active administrator stays one, and the server's reason is shown", async () => {
  const ines = await colleague("Ines Carvalho");
  if (!ines) throw new Error("The demo company lacks a colleague");
  await (await portal.admin()).trpc.admin.updateColleague.mutate({ colleagueId: ines.id, isAdmin: false });
  await choose("Anna Lindqvist", "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit Anna Lindqvist" });
  await dialog.getByRole("checkbox", { name: /^Administrator/ }).uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("The last active administrator has to stay one.").waitFor();
  expect(await dialog.isVisible()).toBe(true);
});
