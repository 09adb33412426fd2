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

const members = async () =>
  (await (await portal.staff()).trpc.workspaces.find.query({ workspaceId: 1 })).members;
const toast = (title: string) => page.locator("[data-kind]", { hasText: title });
/** What a toast says is read, and the place it covers is free again. */
const readToast = async (title: string) => {
  await toast(title).getByRole("button", { name: "Dismiss" }).click();
  await toast(title).waitFor({ state: "hidden" });
};

test("[WSD-27] a person with an account is added, gets another role and is taken off after a question", async () => {
  await page.getByRole("button", { name: "Add a person" }).click();
  const form = page.getByRole("form", { name: "Add a person with an account" });
  await form.getByLabel("Email of their account").fill("nobody@example.com");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await form.getByText("Nobody has an account with this address: invite them instead").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const me = await (await portal.secondOwner()).trpc.auth.me.query({});
  await form.getByLabel("Email of their account").fill(me.email);
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await readToast("Person added");
  expect((await members()).find(({ userId }) => userId === me.id)?.role).toBe("vet");
  const menu = page.getByRole("button", { name: `Change ${me.fullName}` });
  await menu.click();
  await page.getByRole("menuitem", { name: "Make ground agent" }).click();
  await readToast("Role changed");
  await menu.click();
  await page.getByRole("menuitem", { name: "Take off the journey" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take off the journey" }).click();
  await toast("Person taken off").waitFor();
  await expect.poll(async () => (await members()).some(({ userId }) => userId === me.id)).toBe(false);
});

test("[WSD-28] a note for colleagues is written, changed and removed", async () => {
  await page.getByLabel("New note").fill("โทรหลังห้าโมง");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByText("โทรหลังห้าโมง", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Edit the note “โทรหลังห้าโมง”" }).click();
  await page.getByLabel("Note", { exact: true }).fill("Calls after six");
  await page.getByRole("list", { name: "Notes for staff" }).getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove the note “Calls after six”" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("Calls after six", { exact: true }).waitFor({ state: "hidden" });
  const { items } = await (await portal.staff()).trpc.workspaces.notes.query({ workspaceId: 1 });
  expect(items.map(({ body }) => body)).not.toContain("Calls after six");
});

test("[WSD-29] paper shows facts, tasks and papers on a page without buttons, notes and messages", async () => {
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { name: "Tasks & Milestones" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Pet Details" }).isVisible()).toBe(true);
  await expect.poll(() => page.getByRole("heading", { name: "Notes for staff" }).isVisible()).toBe(false);
  await expect.poll(() => page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
});

test("[WSD-30] the journey's invoices lead to themselves in Billing", async () => {
  await page.getByRole("heading", { name: "Invoices" }).waitFor();
  await page.getByRole("link", { name: "Billing", exact: true }).last().click();
  await expect.poll(() => new URL(page.url()).search).toBe("?workspace=1");
});

test("[WSD-31] the owner's page says to a colleague that it is a preview, and leads back", async () => {
  await page.goto("/workspace/1/customer");
  const bar = page.getByRole("navigation", { name: "Back to workspace" });
  await bar.getByText("Preview of what the owner sees.").waitFor();
  await page.getByRole("link", { name: "Back to workspace" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/workspace/1");
  const owner = await visit(browser, portal, "/workspace/1/customer", { as: DEMO_ACCOUNTS.owner });
  await owner.getByRole("heading", { level: 1 }).waitFor();
  expect(await owner.getByText("Preview of what the owner sees.").count()).toBe(0);
  await owner.context().close();
});

test("[OWN-35] an owner reads what the team looks at first, and where what they know of it is added", async () => {
  const owner = await visit(browser, portal, "/workspace/1/customer", { as: DEMO_ACCOUNTS.owner });
  await owner.getByRole("heading", { name: "Somebody of our team looks at this" }).waitFor();
  const looked = owner.getByRole("listitem").filter({ hasText: /^CDC Dog Import Form$/ });
  expect(await looked.count()).toBe(1);
  await owner.getByRole("button", { name: "See the travel rules" }).click();
  await owner.getByRole("tab", { name: "Travel rules", selected: true }).waitFor();
  await owner.context().close();
});

test("[WSD-32] the activity names who did what, earlier entries come on request, and another's doing by itself", async () => {
  const log = page.getByRole("list", { name: "Activity" });
  await log.getByText("You wrote a note for staff").first().waitFor();
  const before = await log.getByRole("listitem").count();
  await page.getByRole("button", { name: "Show earlier entries" }).click();
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(before);
  await (
    await portal.staff()
  ).trpc.workspaces.addNote.mutate({ workspaceId: 1, body: "Seen", requestId: crypto.randomUUID() });
  await log.getByText("Marek Dvořák wrote a note for staff").waitFor();
});
